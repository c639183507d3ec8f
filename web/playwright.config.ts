import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  // On a busy machine all is slower, and engines stand back behind everything else: how long something takes decides no test.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // A machine that stands still for half a minute is no fault of a page; what passes only the second time is named at the end.
  retries: 1,
  reporter: [['list']],
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/references/{arg}{ext}',
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
