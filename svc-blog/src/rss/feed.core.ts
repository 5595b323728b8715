import { BLOG_PATH, blogPostPath, type BlogPost } from '@lawdex/contracts';

export interface Feed {
  title: string;
  description: string;
  /** Scheme and host of the site; never from a request. */
  origin: string;
  /** The feed's own path. */
  path: string;
  /** Newest first. */
  posts: readonly BlogPost[];
}

/** Writes RSS 2.0 with whole texts. The same posts make the same feed, byte by byte. */
export function feedXml({ title, description, origin, path, posts }: Feed): string {
  const changed = lastChange(posts);
  return lines([
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', title),
    element('link', origin + BLOG_PATH),
    element('description', description),
    element('language', 'en-us'),
    changed === null ? '' : element('lastBuildDate', rfc822(changed)),
    element('docs', 'https://www.rssboard.org/rss-specification'),
    `<atom:link href="${escaped(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, origin)),
    '</channel>',
    '</rss>',
  ]);
}

/** The time of the last change or publication of any post, in ISO 8601. */
export const lastChange = (posts: readonly Pick<BlogPost, 'publishedAt' | 'updatedAt'>[]): string | null =>
  posts
    .flatMap(({ publishedAt, updatedAt }) => [publishedAt ?? '', updatedAt])
    .reduce<string | null>((latest, time) => (latest === null || time > latest ? time : latest), null);

function item(post: BlogPost, origin: string): string {
  const address = origin + blogPostPath(post.slug);
  const named = [...(post.category ? [post.category.name] : []), ...post.tags.map(({ name }) => name)];
  return lines([
    '<item>',
    element('title', post.title),
    element('link', address),
    `<guid isPermaLink="true">${escaped(address)}</guid>`,
    post.publishedAt === null ? '' : element('pubDate', rfc822(post.publishedAt)),
    element('dc:creator', post.author.name),
    ...named.map((name) => element('category', name)),
    element('description', post.excerpt ?? post.metaDescription ?? post.title),
    `<content:encoded>${cdata(withOrigin(post.content, origin))}</content:encoded>`,
    '</item>',
  ]);
}

const TAG = /<[a-z][^>]*>/gi;
const PATH_VALUE = /( (?:href|src)=")(?=\/)/gi;
const FRAGMENT_VALUE = / href="#[^"]*"/gi;

/**
 * Adds the origin to addresses of this site and drops links within the text, because feed readers show it elsewhere.
 * Attributes never hold an angle bracket, since our own writer escapes it (docs/BLOG.md).
 */
export const withOrigin = (html: string, origin: string): string =>
  html.replace(TAG, (tag) => tag.replace(PATH_VALUE, `$1${origin}`).replace(FRAGMENT_VALUE, ''));

const lines = (parts: readonly string[]): string => parts.filter(Boolean).join('\n');
const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => printable(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/** Splits the end of a CDATA section within the text: one half ends a section, the other begins the next. */
const cdata = (text: string): string => `<![CDATA[${printable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Leaves out characters that XML 1.0 cannot hold in any spelling. */
const printable = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');

/** Writes a time as RSS does: `Thu, 05 Mar 2026 14:00:00 GMT`. */
const rfc822 = (iso: string): string => new Date(iso).toUTCString();
