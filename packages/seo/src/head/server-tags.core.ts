import type { Site } from '@lawdex/contracts';
import { absoluteUrl } from './canonical.core.ts';
import type { Head, JsonLd } from './head.core.ts';
import { property } from './head-tags.core.ts';
import { organizationJsonLd, websiteJsonLd } from '../json-ld/json-ld.core.ts';
import type { HeadTag, MetaTag } from './head-tags.core.ts';

export type ServerTag = HeadTag | { kind: 'json-ld'; key: string; data: JsonLd };

/** What keys of these begin with: the browser neither makes them anew nor takes them away while the page stays. */
export const SERVER_KEY = 'server-';

/** Read in the server's answer only, by crawlers and feed readers: the browser is not sent the code that makes it. */
export function serverTags({ jsonLd = [], article, feed, status = 200 }: Head, site: Site): ServerTag[] {
  // What a page says of lists, posts and businesses refers to these two, so that each page that there is has them.
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

const articleTags = ({ publishedAt, updatedAt, section, tags }: NonNullable<Head['article']>): MetaTag[] =>
  [
    ...(publishedAt ? [property('article:published_time', publishedAt)] : []),
    property('article:modified_time', updatedAt),
    ...(section ? [property('article:section', section)] : []),
    ...tags.map((tag) => property('article:tag', tag)),
  ].map((tag, index) => ({ ...tag, key: `${SERVER_KEY}article-${index}` }));
