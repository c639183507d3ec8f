seat = Player { $seat }
your-turn = Your turn.
error = error: { $problem }
word-yes = y, yes

level-number = level { $level }
level-rated = { $level }, about { $elo }
level-number-about = looks at up to { $nodes } positions per move
level-random = random
level-random-about = plays any legal move
computer-other = { $text }

leaves = { $player } gives up and leaves the game
ending-resigned = { $player } gave up
ending-out-of-time = { $player } ran out of time
ending-agreed = the players agreed on a draw
ending-abandoned = no player came back to the game

end-reason = The game is over: { $reason }.
rematch-kept = The same again
rematch-rotated = The same again, everyone one seat further
rematch-winner-first = The same again, { $player } starts
rematch-series = The next game of the campaign
end-winner = { $names } wins!
end-you-win = You win!
end-you-lose = You lose.
end-winners = { $names } share the win.
end-everyone = Everyone wins together!
end-nobody = Nobody wins.
end-draw = It is a draw.
