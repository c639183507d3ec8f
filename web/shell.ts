// Writes the service worker: the list of all built files by their content, then the worker's own text.

import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/local/sw.js';
/** The page itself is asked for by its address, and the worker is none of its own files. */
const APART = ['index.html', 'sw.js'];

const hashOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 16);

export function shell(): Plugin {
  return {
    name: 'shell',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const built = Object.values(bundle).map((file) => [
          file.fileName,
          hashOf(file.type === 'chunk' ? file.code : file.source),
        ]);
        const copied = readdirSync(resolve(import.meta.dirname, 'public')).map((name) => [
          name,
          hashOf(readFileSync(resolve(import.meta.dirname, 'public', name))),
        ]);
        const listed = [...built, ...copied]
          .filter(([name]) => !APART.includes(name!))
          .sort(([one], [other]) => (one! < other! ? -1 : 1));
        const files = Object.fromEntries(listed.map(([name, hash]) => [`./${name}`, hash]));
        const text = readFileSync(resolve(import.meta.dirname, SOURCE), 'utf8');
        const page = bundle['index.html'];
        const pageText = page?.type === 'asset' ? String(page.source) : '';
        const entry = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.isEntry && pageText.includes(file.fileName),
        );
        const list = { build: hashOf(JSON.stringify([files, pageText, text])), entry: `./${entry?.fileName}`, files };
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: `const SHELL = ${JSON.stringify(list, null, 1)};\n\n${text}`,
        });
      },
    },
  };
}
