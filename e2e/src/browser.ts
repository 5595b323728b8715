import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import bundledChromium from '@sparticuz/chromium';

/** Containers run as root, where Chromium's sandbox refuses; and no test may reach another machine. */
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

/** Chromium: the one of `CHROMIUM_PATH`, Playwright's own, the system's, or the one that comes from npm. */
export async function browserPath(): Promise<string> {
  const known = [process.env['CHROMIUM_PATH'] ?? '', chromium.executablePath(), ...SYSTEM_BROWSERS];
  return known.find((file) => file !== '' && existsSync(file)) ?? (await bundledChromium.executablePath());
}
