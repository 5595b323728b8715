import type { LandingPage } from '@lawdex/contracts';
import { insteadOf, isLandingPage, isWorthIt, pathOfPage, worthOf } from '../atlas/atlas.core.ts';
import type { Atlas, AtlasPage } from '../atlas/atlas.core.ts';
import type { LandingSlug } from '../landing-slug.core.ts';
import { ENOUGH } from '../worth/worth.core.ts';

export type PageRobots = Pick<LandingPage, 'robots' | 'canonicalPath'>;

interface Asked {
  /** The path by which the page was asked for. */
  asked: string;
  slug: LandingSlug;
  page: AtlasPage;
  total: number;
}

/**
 * Where a page stands with search engines: it is indexed exactly when it is worth it and is its own canonical page. `total` is counted at
 * this moment; the atlas may be some seconds older.
 */
export function pageRobotsOf(atlas: Atlas, { asked, slug, page, total }: Asked): PageRobots {
  const own = slug.canonical ?? asked;
  if (slug.place === null) return total > 0 ? indexed(own) : not('empty', own);
  if (slug.status === 'search') return not('words', own);
  if (total === 0) return not('empty', own);
  const path = pathOfPage(atlas, page) ?? own;
  const worth = worthOf(atlas, page);
  if (slug.place.kind === 'city' && slug.place.state === null) {
    return not('ambiguous-place', isWorthIt(atlas, page) || !isLandingPage(page) ? path : elsewhere(atlas, page, own));
  }
  // A city's own page says what this one does.
  if (!isLandingPage(page)) return not('other-address', path);
  if (!isWorthIt(atlas, page)) return not(worth.verdict, elsewhere(atlas, page, own));
  if (path !== asked) return not('other-address', path);
  return total < ENOUGH ? not('few-businesses', own) : indexed(own);
}

const elsewhere = (atlas: Atlas, page: AtlasPage, own: string): string => {
  const instead = insteadOf(atlas, page);
  return (instead && pathOfPage(atlas, instead)) ?? own;
};

const indexed = (canonicalPath: string): PageRobots => ({
  canonicalPath,
  robots: { index: true, verdict: 'worth-it' },
});

const not = (verdict: PageRobots['robots']['verdict'], canonicalPath: string): PageRobots => ({
  canonicalPath,
  robots: { index: false, verdict: verdict === 'worth-it' ? 'other-address' : verdict },
});
