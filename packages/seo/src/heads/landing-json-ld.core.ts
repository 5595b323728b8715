import type { JsonLd } from '../head/head.core.ts';
import { landingCrumbs, type LandingContent } from './landing-crumbs.core.ts';
import { breadcrumbJsonLd, faqJsonLd, type LinkedSite } from '../json-ld/json-ld.core.ts';
import { collectionJsonLd } from '../json-ld/list-json-ld.core.ts';

/** A landing page: its first ten businesses, questions and breadcrumbs. */
export function landingJsonLd(page: LandingContent, site: LinkedSite): JsonLd[] {
  const { title, metaDescription, canonicalPath, businesses, total, faqs } = page;
  return [
    ...(total > 0
      ? [collectionJsonLd({ name: title, description: metaDescription, canonicalPath, businesses, total }, site)]
      : []),
    ...(faqs.length > 0 ? [faqJsonLd(faqs)] : []),
    breadcrumbJsonLd(landingCrumbs(page), site),
  ];
}
