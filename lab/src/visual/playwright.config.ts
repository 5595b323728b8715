import { browserArguments, browserPath } from '@lawdex/e2e/browser';
import { defineConfig } from '@playwright/test';
import PICTURED from '../../data/pictures.json' with { type: 'json' };

export default defineConfig({
  testMatch: 'screens.ts',
  globalSetup: './site.ts',
  snapshotPathTemplate: '{testDir}/kept/{arg}{ext}',
  outputDir: '../../test-results/visual',
  retries: 0,
  workers: 1,
  timeout: 120_000,
  reporter: 'line',
  // The same browser with the same fonts paints the same pixels. Processors differ by a level or two in gradients and scaled pictures.
  expect: { toHaveScreenshot: { threshold: 0.05, maxDiffPixels: 60, animations: 'disabled', caret: 'hide' } },
  use: {
    // Robots do not count as readers, so that the numbers of views in pictures do not grow.
    userAgent: 'LawdexPictures/1.0 (robot)',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    contextOptions: { reducedMotion: 'reduce' },
    // How fonts are drawn, the machine would decide otherwise.
    launchOptions: { executablePath: await browserPath(), args: [...browserArguments, ...PICTURED.painting] },
  },
});
