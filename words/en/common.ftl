seat = Player { $seat }
