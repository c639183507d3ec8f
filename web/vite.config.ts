import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { shell } from './shell';

const server = process.env['TABULEIRO_SERVER'] ?? 'http://127.0.0.1:8080';

// Stable names: the built files are committed, and rebuilt and compared by the tests.
const output = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
};

export default defineConfig({
  // The server asks for assets in a folder of another name, and a plain file server may have them in any folder.
  base: './',
  plugins: [svelte(), shell()],
  worker: { format: 'es', rolldownOptions: { output } },
  build: {
    target: 'es2022',
    assetsDir: 'assets',
    rolldownOptions: { output },
    // An asset inside the script would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  // `npm run dev` shows the sources at once, and asks a running `tabuleiro serve` for everything else.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
});
