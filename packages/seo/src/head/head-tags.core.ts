import { SHARE_IMAGE_SIZE, type Site } from '@lawdex/contracts';
import { absoluteUrl, canonicalUrl } from './canonical.core.ts';
import { plain, truncate } from './escape.core.ts';
import type { Head, HeadGeo } from './head.core.ts';

/** One element of the head. `key` tells which one it replaces when the page changes. */
export type HeadTag =
  | { kind: 'title'; key: 'title'; text: string }
  | { kind: 'meta'; key: string; attributes: { name: string; content: string } | { property: string; content: string } }
  | { kind: 'link'; key: string; attributes: { rel: string; href: string; type?: string; title?: string } };

export type MetaTag = Extract<HeadTag, { kind: 'meta' }>;

/** 1200x630, served by the shell from its public files. */
export const SHARE_IMAGE = { path: '/share-image.png', ...SHARE_IMAGE_SIZE } as const;

/** The title: the page, its place and the site. A page that loads has the site's name alone. */
export function documentTitle(head: Pick<Head, 'title' | 'titleEnd' | 'geo'>, site: Pick<Site, 'name'>): string {
  const { city, state } = head.geo ?? {};
  const end = head.titleEnd ?? site.name;
  if (head.title === end) return plain(end);
  return plain(`${head.title}${city && state ? ` | ${city}, ${state}` : ''} | ${end}`);
}

/** The elements of the head that the server writes and the browser applies; `server-tags.core.ts` adds those for crawlers. */
export function headTags(head: Head, site: Site): HeadTag[] {
  const title = documentTitle(head, site);
  const description = truncate(head.description, 320);
  const canonical = canonicalUrl(site.origin, head.canonicalPath);
  const image = head.image ?? { ...SHARE_IMAGE, alt: site.name };
  const imageUrl = absoluteUrl(site.origin, image.path);
  const isError = (head.status ?? 200) >= 400;
  const tags: (HeadTag | false)[] = [
    { kind: 'title', key: 'title', text: title },
    named('description', description),
    !!head.keywords?.length && named('keywords', head.keywords.join(', ')),
    named('robots', robots(head, site)),
    // A missing page has no canonical address.
    !isError && { kind: 'link', key: 'canonical', attributes: { rel: 'canonical', href: canonical } },
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', 'en_US'),
    property('og:title', title),
    property('og:description', description),
    !isError && property('og:url', canonical),
    property('og:image', imageUrl),
    property('og:image:alt', image.alt),
    image.width !== undefined && property('og:image:width', String(image.width)),
    image.height !== undefined && property('og:image:height', String(image.height)),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', imageUrl),
    ...geoTags(head.geo),
  ];
  return tags.filter((tag) => tag !== false);
}

function robots(head: Head, site: Site): string {
  const index = !site.demoData && (head.robots?.index ?? true) && (head.status ?? 200) < 400;
  const follow = head.robots?.follow ?? true;
  return `${index ? 'index' : 'noindex'}, ${follow ? 'follow' : 'nofollow'}`;
}

function geoTags(geo: HeadGeo | undefined): (HeadTag | false)[] {
  if (!geo) return [];
  const hasPosition = typeof geo.latitude === 'number' && typeof geo.longitude === 'number';
  return [
    !!geo.state && named('geo.region', `US-${geo.state.toUpperCase()}`),
    !!geo.city && named('geo.placename', geo.city),
    hasPosition && named('geo.position', `${geo.latitude};${geo.longitude}`),
    hasPosition && named('ICBM', `${geo.latitude}, ${geo.longitude}`),
  ];
}

const named = (name: string, content: string): HeadTag => ({
  kind: 'meta',
  key: name,
  attributes: { name, content: plain(content) },
});

export const property = (name: string, content: string): MetaTag => ({
  kind: 'meta',
  key: name,
  attributes: { property: name, content: plain(content) },
});
