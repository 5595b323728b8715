import type { SearchDesk } from '@lawdex/infra/testing';

export const SITE_VARIABLE = 'LAWDEX_E2E_SITE';

/** The configured origin of the second shell. It appears in heads of pages and is never asked. */
export const PUBLIC_ORIGIN = 'https://www.lawdex.example';

/** What the second shell measures after consent; the script is a stand-in of a journey. */
export const ANALYTICS = { ANALYTICS_ID: 'G-STANDIN', ANALYTICS_SCRIPT_URL: 'https://localhost/stand-in.js' };

export interface Addresses {
  /** The site with demo data. */
  demo: string;
  /** The same businesses, shown by a shell with `DEMO_DATA=false`, analytics and the public origin. */
  live: string;
  desk: SearchDesk;
  /** The environment of programs that operators run beside the site. */
  operator: Record<string, string>;
}

export function readAddresses(): Addresses {
  const text = process.env[SITE_VARIABLE];
  if (!text) throw new Error('The site has not been started: run the journeys with npm test -w e2e.');
  const addresses: Addresses = JSON.parse(text);
  return addresses;
}
