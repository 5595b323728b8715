import type { JsonLd } from '../head/head.core.ts';
import { landingCrumbs, type LandingContent } from './landing-crumbs.core.ts';
import { faqJsonLd, type LinkedSite } from '../json-ld/json-ld.core.ts';
import { listPageJsonLd } from '../json-ld/list-json-ld.core.ts';

/** A landing page: its first ten businesses, questions and breadcrumbs. */
export function landingJsonLd(page: LandingContent, site: LinkedSite): JsonLd[] {
  const { title: name, metaDescription: description, canonicalPath, businesses, total, faqs } = page;
  const questions = faqs.length > 0 ? [faqJsonLd(faqs)] : [];
  return listPageJsonLd({ name, description, canonicalPath, businesses, total }, landingCrumbs(page), site, questions);
}
