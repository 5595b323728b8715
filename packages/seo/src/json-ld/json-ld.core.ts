import type { Site } from '@lawdex/contracts';
import { SEARCH_PATH } from '@lawdex/contracts';
import { absoluteUrl, canonicalUrl } from '../head/canonical.core.ts';
import type { JsonLd } from '../head/head.core.ts';
import type { Question } from '../words/business-faq.core.ts';

/** The site, as far as structured data needs it. */
export type LinkedSite = Pick<Site, 'origin' | 'demoData'>;

export const SCHEMA_ORG = 'https://schema.org';

export function organizationJsonLd(site: Site): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'Organization',
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: site.origin,
    logo: absoluteUrl(site.origin, '/icon-512.png'),
    ...(site.contactEmail && { email: site.contactEmail }),
    ...(site.social.length > 0 && { sameAs: site.social.map(({ url }) => url) }),
  };
}

export function websiteJsonLd(site: Site): JsonLd {
  return {
    '@context': SCHEMA_ORG,
    '@type': 'WebSite',
    '@id': `${site.origin}/#website`,
    name: site.name,
    url: site.origin,
    inLanguage: 'en-US',
    publisher: { '@id': `${site.origin}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${site.origin}${SEARCH_PATH}?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export interface CrumbLink {
  label: string;
  /** A path; absent for the current page. */
  to?: string;
}

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
