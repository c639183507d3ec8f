// A server of its own for each worker, with an empty house.

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const BINARY = process.env['TABULEIRO_BIN'] ?? resolve(import.meta.dirname, '../../target/debug/tabuleiro');

export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'tabuleiro-'));
  #process: ChildProcess | null = null;

  private constructor(readonly port: number) {}

  static async start(): Promise<Server> {
    const server = new Server(await freePort());
    await server.run();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Runs until it is ready. */
  async run(): Promise<void> {
    const settings = [
      '--requests-per-minute',
      '1000000',
      '--passwords-per-minute',
      '100000',
      '--address-factor',
      '10000',
      '--engine-threads',
      '1',
      '--log-filter',
      'error',
    ];
    const child = spawn(BINARY, [
      'serve',
      '--lang',
      'en',
      '--data',
      this.#data,
      '--listen',
      `127.0.0.1:${this.port}`,
      ...settings,
    ]);
    this.#process = child;
    let heard = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => void (heard += data.toString()));
    const failed = new Promise<never>((_, reject) => {
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}: ${heard}`)));
    });
    failed.catch(() => {});
    await Promise.race([failed, this.#ready()]);
  }

  async #ready(): Promise<void> {
    for (;;) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGKILL');
    await gone;
    this.#process = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const socket = createServer().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
}
