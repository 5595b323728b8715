import { andText, COMPARE_PATH, type Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { DESCRIPTION_MAX, HOME, isServer } from './common.core.ts';

const TITLE = 'Compare Law Firms';

export const compareCrumbs = (): CrumbLink[] => [HOME, { label: TITLE }];

/** Not indexed, because every choice of businesses would be a page. `names` is empty while there is nothing to compare. */
export function compareHead(names: readonly string[], site: Site): Head {
  const compared = andText(names);
  return {
    title: compared ? `Compare ${compared}` : TITLE,
    description: truncate(
      compared
        ? `${compared} side by side: ratings, prices, hours, languages, fees and consultations.`
        : 'Up to four law firms side by side: ratings, prices, hours, languages, fees and consultations.',
      DESCRIPTION_MAX,
    ),
    canonicalPath: COMPARE_PATH,
    robots: { index: false, follow: true },
    jsonLd: isServer ? [breadcrumbJsonLd(compareCrumbs(), site)] : [],
  };
}
