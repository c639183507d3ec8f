import { defineConfig, mergeConfig } from 'vitest/config';
import pages from './vite.config.ts';

// Pages are tested in a real browser, tests/; here are the files that need none.
export default mergeConfig(
  pages,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: { include: ['src/**/*.test.ts'], environment: 'happy-dom', isolate: false },
  }),
);
