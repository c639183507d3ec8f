learn = Learn
learn-of = { $game }: learn by doing
learn-intro = Each game in a few small boards, with one task on each. Nothing is lost by trying.
learn-count = { $count ->
    [one] 1 lesson done
   *[other] { $count } lessons done
}
learn-lessons = Lessons
learn-done = done
learn-task = The task
learn-next = Next lesson
learn-play = Play a game
learn-again = Once more
learn-hint = Give me a hint
learn-rules = All the rules
