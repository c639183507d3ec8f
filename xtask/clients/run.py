"""Programs of others against a running server: its description is valid, it does as described, and a client made from it plays.

usage: run.py PROGRAM FOLDER [--long]
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parent
TOOLS = Path(sys.executable).parent
GAME = "green-skull"
# Streams do not end by themselves.
STREAMS = ["/api/events", "/api/tables/{id}/stream", "/api/tables/{id}/socket"]
# Statuses that a request may have although its schema allows it.
ACCEPTED = ["2xx", "401", "403", "404", "409", "429", "503"]
# Examples for each operation, ordinarily and in the long run.
EXAMPLES, EXAMPLES_LONG = 8, 200
LIMITS = ["requests-per-minute", "passwords-per-minute", "chat-lines-per-minute", "guest-tables-max", "guest-tokens-max"]
SERVER = [f"--{limit}=1000000" for limit in LIMITS] + ["--engine-seconds=0.2"]


class Server:
    """The program as it serves, at a port and with a database of its own."""

    def __init__(self, program, folder):
        command = [program, "--lang", "en", "--data", folder / "data", "serve", "--listen", "127.0.0.1:0", *SERVER]
        self.log = open(folder / "server.log", "w")
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self.log, text=True)
        line = self.process.stdout.readline()
        address = re.search(r"http://[0-9.]+:[0-9]+", line)
        if address is None:
            sys.exit(f"the server did not start: {line}")
        self.url = address.group()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=60)
        self.log.close()

    def ask(self, method, path, body=None, headers=None):
        """The headers and the document of an answer."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"content-type": "application/json", **(headers or {})}
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        with urllib.request.urlopen(request) as answer:
            return answer.headers, json.load(answer)


class Guest:
    """A guest with a cookie and a token, and tables in all states."""

    def __init__(self, server):
        headers, account = server.ask("POST", "/api/guest")
        self.name, self.cookie = account["name"], headers["set-cookie"].split(";")[0].split("=", 1)[1]
        wanted = {"name": "outside clients", "scopes": ["read", "play", "chat"]}
        self.token = server.ask("POST", "/api/account/tokens", wanted, {"cookie": f"tabuleiro-session={self.cookie}"})[1]["token"]
        self.tables = [self.table(server, places) for places in (["me", "me"], ["me", "open"], ["me", "me"])]
        server.ask("POST", f"/api/tables/{self.tables[2]}/abort", headers=self.bearer())

    def table(self, server, places):
        plan = {"game": GAME, "places": places}
        return server.ask("POST", "/api/tables", plan, self.bearer())[1]["table"]["id"]

    def bearer(self):
        return {"authorization": f"Bearer {self.token}"}


def run(*command, folder, **environment):
    print("$", *(Path(word).name if isinstance(word, Path) else word for word in command), flush=True)
    subprocess.run(command, cwd=folder, env={**os.environ, **environment}, check=True)


def is_valid(folder, server, is_long):
    run(TOOLS / "openapi-spec-validator", "openapi.json", folder=folder)


def does_as_described(folder, server, is_long):
    """Runs schemathesis as a program with a token, then as a browser with a cookie where tokens are not taken."""
    document, guest = json.loads((folder / "openapi.json").read_text()), Guest(server)
    streams = [word for path in STREAMS for word in ("--exclude-path", path)]
    by_cookie = ["--include-path", "/api/account/tokens", "--include-path", "/api/account/sessions"]
    cookie = f'cookie]\napi_key = "{guest.cookie}"'
    for proof, operations in ((f'bearer]\nbearer = "{guest.token}"', streams), (cookie, by_cookie)):
        (folder / "schemathesis.toml").write_text(settings(document, guest, proof, is_long))
        schemathesis(folder, server, is_long, operations)


def schemathesis(folder, server, is_long, operations):
    command = [TOOLS / "schemathesis", "--config-file", "schemathesis.toml", "run", "openapi.json", "--url", server.url]
    command += ["--phases", "coverage,fuzzing,stateful" if is_long else "coverage,fuzzing"]
    command += ["--checks", "all", "--continue-on-failure", "--no-color", "--warnings", "off", *operations]
    command += [] if is_long else ["--seed", "1"]
    run(*command, folder=folder, SCHEMATHESIS_HOOKS=str(HERE / "hooks.py"))


def settings(document, guest, proof, is_long):
    """Who asks, real names for addresses, and the operations that may refuse what their schema allows."""
    lines = [f"[auth.openapi.{proof}"]
    lines += ["[generation]", f"max-examples = {EXAMPLES_LONG if is_long else EXAMPLES}", "allow-x00 = false"]
    lines += ["[checks.positive_data_acceptance]", f"expected-statuses = {json.dumps(ACCEPTED)}"]
    for path, item in document["paths"].items():
        for method, operation in item.items():
            own = [*names(path, guest), *refusals(operation)]
            if own:
                lines += ["[[operations]]", f"include-path = {json.dumps(path)}"]
                lines += [f'include-method = "{method.upper()}"', *own]
    return "\n".join(lines)


def names(path, guest):
    """What stands in the places of an address, where it is there for sure."""
    values = {"game": GAME, "name": guest.name, "id": guest.tables}
    is_sure = not path.startswith(("/api/account", "/api/analysis"))
    own = [name for name in values if is_sure and f"{{{name}}}" in path]
    return ["[operations.parameters]", *(f'"path.{name}" = {json.dumps(values[name])}' for name in own)] if own else []


def refusals(operation):
    if "400" not in operation["responses"]:
        return []
    accepted = json.dumps([*ACCEPTED, "400"])
    return ["[operations.checks.positive_data_acceptance]", f"expected-statuses = {accepted}"]


def lets_a_client_play(folder, server, is_long):
    package = folder / "tabuleiro_client"
    generate = [TOOLS / "openapi-python-client", "generate", "--path", "openapi.json", "--meta", "none", "--overwrite", "--fail-on-warning"]
    run(*generate, "--config", HERE / "client.yaml", "--output-path", package, folder=folder)
    run(sys.executable, HERE / "game.py", server.url, folder=folder, PYTHONPATH=str(folder))


def main(program, folder, *options):
    begin, folder = time.monotonic(), Path(folder).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    passed = failed = 0
    with Server(program, folder) as server:
        (folder / "openapi.json").write_text(json.dumps(server.ask("GET", "/api/openapi.json")[1]))
        for check in (is_valid, lets_a_client_play, does_as_described):
            print(f"\n-- {check.__name__}", flush=True)
            try:
                check(folder, server, "--long" in options)
                passed += 1
            except Exception as problem:
                print(f"{check.__name__}: {problem}", file=sys.stderr)
                failed += 1
    print(f"Clients [{time.monotonic() - begin:8.1f}s] {passed} passed, {failed} failed", flush=True)
    sys.exit(failed > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
