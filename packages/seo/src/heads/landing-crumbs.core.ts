import { categoryPath, type LandingPage } from '@lawdex/contracts';
import type { CrumbLink } from '../json-ld/json-ld.core.ts';
import { HOME } from './common.core.ts';

/** A landing page without its structured data, which is made from it. */
export type LandingContent = Omit<LandingPage, 'structuredData'>;

/** Home, the practice area, the next wider page, and the page itself. */
export function landingCrumbs({
  category,
  categorySlug,
  parent,
  canonicalPath,
  h1Title,
}: Pick<LandingContent, 'category' | 'categorySlug' | 'parent' | 'canonicalPath' | 'h1Title'>): CrumbLink[] {
  return [
    HOME,
    ...(category && categorySlug ? [{ label: category, to: categoryPath(categorySlug) }] : []),
    ...(parent && parent.to !== canonicalPath ? [{ label: parent.text, to: parent.to }] : []),
    { label: h1Title },
  ];
}
