"""A whole game of Green Skull between two guests, through a client that was generated from the server's description."""

import sys

from tabuleiro_client import AuthenticatedClient, Client
from tabuleiro_client.api.people import create_token, guest
from tabuleiro_client.api.tables import create, join, show, turn
from tabuleiro_client.api.tables import position
from tabuleiro_client.models import Join, Scope, TablePlan, TokenRequest, TurnSent

GAME = "green-skull"
TURNS_MAX = 500


def player(url):
    """Becomes a guest with a cookie, and goes on as a program with a token."""
    with Client(base_url=url, raise_on_unexpected_status=True) as browser:
        guest.sync(client=browser)
        wanted = TokenRequest(name="a generated client", scopes=[Scope.READ, Scope.PLAY])
        token = create_token.sync(client=browser, body=wanted).token
    return AuthenticatedClient(base_url=url, token=token, raise_on_unexpected_status=True)


def whole_turn(client, id):
    """The first legal move until the turn is over."""
    moves = []
    before = position.sync(id, client=client)
    here = before
    while True:
        moves.append(here.moves[0].text)
        here = position.sync(id, client=client, moves="_".join(moves))
        if here.to_move != before.to_move:
            return moves


def main(url):
    players = [player(url), player(url)]
    id = create.sync(client=players[0], body=TablePlan(game=GAME)).table.id
    join.sync(id, client=players[1], body=Join())
    table = show.sync(id, client=players[0])
    turns = 0
    while table.state == "playing" and turns < TURNS_MAX:
        seat = table.to_move
        moves = whole_turn(players[seat - 1], id)
        turn.sync(id, client=players[seat - 1], body=TurnSent(turn=table.next_turn, moves=moves))
        turns += 1
        table = show.sync(id, client=players[0])
    assert table.state == "over", f"after {turns} turns the game is not over"
    print(f"a whole game of {turns} turns")


main(sys.argv[1])
