import { BUSINESS_MODIFIERS, GENERIC_LANDING_PAGES } from '@lawdex/contracts';

const LONGEST = 120;

/**
 * Whether a slug has the shape of a landing page's, so that it is worth asking a service for: lawyers, or a modifier, and a place. The
 * words themselves are read there.
 */
export function hasLandingShape(slug: string): boolean {
  if (slug.length > LONGEST || !/^[a-z0-9-]+$/.test(slug)) return false;
  if (slug.startsWith('-') || slug.endsWith('-') || slug.includes('--')) return false;
  if (GENERIC_LANDING_PAGES.includes(slug)) return true;
  if (!slug.includes('-in-') && !slug.endsWith('-near-me')) return false;
  const isOfLawyers = slug.includes('-lawyers-') || slug.startsWith('lawyers-');
  return isOfLawyers || BUSINESS_MODIFIERS.some((modifier) => slug.startsWith(`${modifier}-`));
}
