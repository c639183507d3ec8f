web-skip = To the contents
web-navigation = Pages
web-play = Play
web-watch = Watch
web-rules = Rules
web-sign-in = Sign in
web-settings = Settings
web-page-missing = There is no such page
