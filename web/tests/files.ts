// A plain file server: it knows nothing of pages.

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class FileServer {
  private constructor(
    readonly server: HttpServer,
    readonly port: number,
  ) {}

  /** Serves the files in a folder. */
  static async start(folder: string): Promise<FileServer> {
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://here').pathname));
      const named = join(folder, path);
      const file = existsSync(named) && statSync(named).isDirectory() ? join(named, 'index.html') : named;
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new FileServer(server, (server.address() as AddressInfo).port);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
