import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'src',
  outputDir: '../.cache/workshop/results',
  retries: 0,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await browserPath(), args: browserArguments },
  },
});
