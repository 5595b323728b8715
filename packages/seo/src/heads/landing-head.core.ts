import type { Site } from '@lawdex/contracts';
import { truncate } from '../head/escape.core.ts';
import type { Head, HeadGeo } from '../head/head.core.ts';
// In a file of its own, because the browser's build can drop whole modules only.
import { landingJsonLd } from './landing-json-ld.core.ts';
import { DESCRIPTION_MAX, isServer } from './common.core.ts';
import type { LandingContent } from './landing-crumbs.core.ts';

export function landingHead(page: LandingContent, site: Site): Head {
  const { title, metaDescription, canonicalPath, robots } = page;
  const geo = geoOf(page);
  return {
    title,
    description: truncate(metaDescription, DESCRIPTION_MAX),
    canonicalPath,
    robots: { index: robots.index, follow: true },
    ...(geo && { geo }),
    jsonLd: isServer ? landingJsonLd(page, site) : [],
  };
}

/** A city name that several states share is no single place. */
function geoOf({ place }: LandingContent): HeadGeo | null {
  if (place?.kind === 'city') return { city: place.city, ...(place.state !== null && { state: place.state }) };
  return place?.kind === 'state' ? { state: place.state } : null;
}
