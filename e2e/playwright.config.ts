import { defineConfig } from '@playwright/test';
import { browserArguments, browserPath } from './src/browser.ts';

export default defineConfig({
  testDir: 'src/journeys',
  globalSetup: './src/start-site.ts',
  outputDir: 'test-results',
  // `npm test` looks a second time, and names what passes only then.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 90_000,
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
