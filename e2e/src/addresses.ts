export const SITE_VARIABLE = 'LAWDEX_E2E_SITE';

/** The configured origin of the second shell. It is never asked for anything: only its name appears, in heads. */
export const PUBLIC_ORIGIN = 'https://www.lawdex.example';

export interface Addresses {
  /** The site as npm start brings it up, with demo data. */
  demo: string;
  /** The same businesses, shown by a shell with `DEMO_DATA=false` and the public origin. */
  live: string;
  /** `DATA_DIR` of the site, for programs that work beside it. */
  dataDir: string;
}

export function readAddresses(): Addresses {
  const text = process.env[SITE_VARIABLE];
  if (!text) throw new Error('The site has not been started: run the journeys with npm test -w e2e.');
  const addresses: Addresses = JSON.parse(text);
  return addresses;
}
