import config from './playwright.config';

// Pictures to look at, which prove nothing: `npm run look` makes those of every page, `npm run picture` the one in the README.
export default { ...config, testMatch: '*.look.ts', retries: 0 };
