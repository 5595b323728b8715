import type { Site } from '@lawdex/contracts';
import { canonicalUrl } from '../head/canonical.core.ts';
import { SCHEMA_ORG, type JsonLd } from '../head/head.core.ts';
import type { Question } from '../words/business-faq.core.ts';

/** The site, as far as structured data needs it. */
export type LinkedSite = Pick<Site, 'origin' | 'demoData'>;

export interface CrumbLink {
  label: string;
  /** A path; absent for the current page. */
  to?: string;
}

/** A list whose items are numbered from one. */
export const itemList = (items: readonly { name: string; url: string }[], total = items.length): JsonLd => ({
  '@type': 'ItemList',
  numberOfItems: total,
  itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});

export function breadcrumbJsonLd(crumbs: readonly CrumbLink[], site: LinkedSite): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to !== undefined && { item: canonicalUrl(site.origin, to) }),
    })),
  };
}

export function faqJsonLd(questions: readonly Question[]): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
