import { SEARCH_PATH, type Site } from '@lawdex/contracts';
import { absoluteUrl } from './canonical.core.ts';
import { SCHEMA_ORG, type Head, type JsonLd } from './head.core.ts';
import { property, type HeadTag, type MetaTag } from './head-tags.core.ts';

export type ServerTag = HeadTag | { kind: 'json-ld'; key: string; data: JsonLd };

/** Prefix of the keys of these elements, which the browser keeps while the page stays. */
export const SERVER_KEY = 'server-';

/** Elements that only crawlers and feed readers use. The code that makes them is not sent to browsers. */
export function serverTags({ jsonLd = [], article, feed, status = 200 }: Head, site: Site): ServerTag[] {
  // Other structured data refers to these two nodes, so every page has them.
  const nodes = status < 400 ? [organizationJsonLd(site), websiteJsonLd(site), ...jsonLd] : jsonLd;
  return [
    ...(feed
      ? [
          {
            kind: 'link' as const,
            key: `${SERVER_KEY}feed`,
            attributes: {
              rel: 'alternate',
              type: 'application/rss+xml',
              title: feed.title,
              href: absoluteUrl(site.origin, feed.path),
            },
          },
        ]
      : []),
    ...(article ? articleTags(article) : []),
    ...nodes.map((data, index): ServerTag => ({ kind: 'json-ld', key: `${SERVER_KEY}${index}`, data })),
  ];
}

function organizationJsonLd(site: Site): JsonLd {
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

function websiteJsonLd(site: Site): JsonLd {
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

const articleTags = ({ publishedAt, updatedAt, section, tags }: NonNullable<Head['article']>): MetaTag[] =>
  [
    ...(publishedAt ? [property('article:published_time', publishedAt)] : []),
    property('article:modified_time', updatedAt),
    ...(section ? [property('article:section', section)] : []),
    ...tags.map((tag) => property('article:tag', tag)),
  ].map((tag, index) => ({ ...tag, key: `${SERVER_KEY}article-${index}` }));
