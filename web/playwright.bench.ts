import config from './playwright.config';

export default { ...config, testMatch: '*.bench.ts', workers: 1, reporter: [['null']] };
