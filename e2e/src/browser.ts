import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import bundledChromium from '@sparticuz/chromium';

/** Chromium's sandbox refuses to run as root, as containers do. No test may reach another machine. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-pings',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];

const SYSTEM_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Finds Chromium: that of `CHROMIUM_PATH`, else Playwright's own, else the system's, else the one from npm. */
export async function browserPath(): Promise<string> {
  const known = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS];
  return known.find((file) => file !== '' && existsSync(file)) ?? (await bundledChromium.executablePath());
}
