import { BLOG_FEED_PATH, BLOG_PATH, pathInSmallLetters, withinLines, withoutUnseen } from '@lawdex/contracts';
import type { HasPath } from '@lawdex/contracts';
import { decoded } from '../site-path.core.ts';

export type Address =
  | { kind: 'page'; pathname: string; search: string }
  | { kind: 'moved'; location: string }
  | { kind: 'malformed' };

/** Addresses at which feed readers look by themselves. */
const FEED_GUESSES: ReadonlySet<string> = new Set(
  ['feed', 'rss', 'atom'].flatMap((name) =>
    ['', BLOG_PATH].flatMap((folder) => [`${folder}/${name}`, `${folder}/${name}.xml`]),
  ),
);

/** Nearly every path: it has nothing to decode or to leave out. */
const PLAIN = /^(?:\/[\w.~-]+)+$/;

const isControl = (char: string) => char < ' ' || char === '\u007f';

/** Reads a request's target. An address in another form than the canonical one moves to it, always on this site. */
export function readAddress(target: string, routes: readonly HasPath[]): Address {
  const mark = target.indexOf('?');
  const pathname = mark < 0 ? target : target.slice(0, mark);
  const search = mark < 0 ? '' : target.slice(mark);
  const filled = withoutEmpty(search.replace(ENCODED, seen));
  const tidy = PLAIN.test(pathname) ? pathname : tidied(pathname);
  if (tidy === null) return { kind: 'malformed' };
  if (FEED_GUESSES.has(tidy.toLowerCase())) return { kind: 'moved', location: BLOG_FEED_PATH };
  const location = (pathInSmallLetters(routes, tidy) ?? tidy) + filled;
  if (location !== target) return { kind: 'moved', location };
  return { kind: 'page', pathname, search };
}

/** Without empty segments; null for a path that cannot be read. */
function tidied(pathname: string): string | null {
  const plain = decoded(pathname);
  if (plain === null || !pathname.startsWith('/') || [...plain].some(isControl) || plain.includes('\\')) return null;
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}

const ENCODED = /(?:%[0-9a-f]{2})+/gi;
const SEPARATORS = /[\t-\r\u2028\u2029]/g;

/** A part of a search without control characters and what nobody sees; one that says something is as it was written. */
function seen(encoded: string): string {
  const text = decoded(encoded) ?? '';
  const kept = withinLines(withoutUnseen(text.replace(SEPARATORS, ' ').replace(/\p{Cc}/gu, '')));
  return kept === text ? encoded : encodeURIComponent(kept).replaceAll('%20', '+');
}

function withoutEmpty(search: string): string {
  const pairs = search.slice(1).split('&');
  const filled = pairs.filter((pair) => !/^[^=]*(?:=\+*)?$/.test(pair));
  if (filled.length === pairs.length) return search;
  return filled.length > 0 ? `?${filled.join('&')}` : '';
}
