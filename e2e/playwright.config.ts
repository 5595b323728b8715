import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './src/browser.ts';

/** Journeys that `npm test` takes: each way of a visitor once, and what happens when a part of the site is out. */
const EVERYDAY = [
  'screens/{blog-list,compare,phone-figures,search-to-review}.spec.ts',
  'validation/*.spec.ts',
  'beyond/{reviews,saved}.spec.ts',
  'everywhere/{firm-figures,first-load,without-javascript}.spec.ts',
  'failures/{blog-outage,failures}.spec.ts',
];

export default defineConfig({
  testDir: 'src/journeys',
  // `npm run test:all` takes the others, such as sweeps over all screens.
  projects: [
    { name: 'everyday', testMatch: EVERYDAY },
    { name: 'other', testIgnore: EVERYDAY },
  ],
  globalSetup: './src/start-site.ts',
  outputDir: 'test-results',
  // A journey that passes only now and then is mended, not run again.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Ends what hangs: a journey may start a site of its own beside other work, which takes minutes on a slow machine.
  timeout: 300_000,
  // Far longer than the site may take, because benchmarks judge its speed.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'list',
  use: {
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await browserPath(), args: browserArguments },
  },
});
