import { BUSINESS_MODIFIERS, GENERIC_LANDING_PAGES } from '@lawdex/contracts';

const LONGEST = 120;

/** Whether a slug may be a landing page: lawyers or a modifier, and a place. Only the service understands the words. */
export function hasLandingShape(slug: string): boolean {
  if (slug.length > LONGEST || !/^[a-z0-9-]+$/.test(slug)) return false;
  if (slug.startsWith('-') || slug.endsWith('-') || slug.includes('--')) return false;
  if (GENERIC_LANDING_PAGES.includes(slug)) return true;
  if (!slug.includes('-in-') && !slug.endsWith('-near-me')) return false;
  const isOfLawyers = slug.includes('-lawyers-') || slug.startsWith('lawyers-');
  return isOfLawyers || BUSINESS_MODIFIERS.some((modifier) => slug.startsWith(`${modifier}-`));
}
