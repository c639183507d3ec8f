import { resolve } from 'node:path';
import config from './playwright.config';

// Speed is compared with the program as it is shipped, not as it is built for tests.
process.env['TABULEIRO_NATIVE'] ??= resolve(import.meta.dirname, '../target/release/examples/native');

export default { ...config, testMatch: '*.bench.ts', workers: 1, retries: 0, reporter: [['null']] };
