import { optional, optionalText, origin } from '@lawdex/contracts';
import { readConfig } from '@lawdex/svc-kit';
import type { MeilisearchSettings } from '../src/engines/engines.module.ts';

const { MEILI_URL, MEILI_KEY } = readConfig({ MEILI_URL: optional(origin()), MEILI_KEY: optionalText() });

/** The real server that tests may use, if there is one. */
export const meiliServer: MeilisearchSettings | null =
  MEILI_URL === undefined ? null : { url: MEILI_URL, key: MEILI_KEY };
