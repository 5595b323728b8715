import { LAWYER_MODIFIERS, type LandingModifier, type LandingPage } from '@lawdex/contracts';
import { atlasPlace, insteadOf, isLandingPage, isWorthIt, pathOfPage, worthOf } from '../atlas/atlas.core.ts';
import type { Atlas, AtlasPage } from '../atlas/atlas.core.ts';
import { LISTED } from '../../engines/landing-question.core.ts';
import { FEATURE_OF } from '../../index-definition/features.core.ts';
import type { LandingSlug } from '../landing-slug.core.ts';
import { countOf, ENOUGH, isOneOrder } from '../worth/worth.core.ts';

export type PageRobots = Pick<LandingPage, 'robots' | 'canonicalPath'>;

interface Asked {
  asked: string;
  slug: LandingSlug;
  page: AtlasPage;
  total: number;
}

/** Indexes a page that is worth it and its own canonical one. `total` is of this moment; the atlas may be seconds older. */
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

/** The page that search engines should know in place of one that is not worth it. */
function elsewhere(atlas: Atlas, page: AtlasPage, own: string): string {
  const first = firstAlike(atlas, page);
  const isFound = isWorthIt(atlas, first) || !isLandingPage(first);
  const instead = isFound ? first : (insteadOf(atlas, first) ?? (first.modifier === page.modifier ? null : first));
  return (instead && pathOfPage(atlas, instead)) ?? own;
}

/** The first page that is worth it, else the first, of those that list the same firms first of a practice area and place. */
function firstAlike(atlas: Atlas, page: AtlasPage): AtlasPage {
  const here = atlasPlace(atlas, page)?.here;
  if (!here || page.modifier === 'open-now') return page;
  const markOf = (modifier: LandingModifier | null): number => {
    const mark = modifier === null ? 0 : (FEATURE_OF[modifier] ?? 0);
    return countOf(here, mark) > 0 ? mark : 0;
  };
  const mark = markOf(page.modifier);
  const listed = countOf(here, mark);
  const alike = [null, ...LAWYER_MODIFIERS].filter((modifier) => {
    const other = markOf(modifier);
    const others = countOf(here, other);
    const beginAlike = isOneOrder(modifier, page.modifier) && Math.min(listed, others) >= LISTED;
    return beginAlike || (others === listed && countOf(here, other | mark) === listed);
  });
  const pages = alike.map((modifier) => ({ ...page, modifier }));
  return pages.find((one) => isWorthIt(atlas, one)) ?? pages[0] ?? page;
}

const indexed = (canonicalPath: string): PageRobots => ({
  canonicalPath,
  robots: { index: true, verdict: 'worth-it' },
});

const not = (verdict: PageRobots['robots']['verdict'], canonicalPath: string): PageRobots => ({
  canonicalPath,
  robots: { index: false, verdict: verdict === 'worth-it' ? 'other-address' : verdict },
});
