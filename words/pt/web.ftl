web-skip = Para o conteúdo
web-navigation = Páginas
web-play = Jogar
web-watch = Assistir
web-rules = Regras
web-sign-in = Entrar
web-settings = Definições
web-page-missing = Essa página não existe
