import { OLD_ADDRESS_MAX, RESERVED_SLUGS } from '@lawdex/contracts';

export type ReadAddress = { kind: 'ok'; path: string } | { kind: 'wrong'; why: string };

// Stands for this site in parsing. It is never asked.
const HERE = 'https://this-site.invalid';
// The blog's own addresses may lead on, but for those that list posts.
const OF_THE_SITE: ReadonlySet<string> = new Set([...RESERVED_SLUGS.filter((slug) => slug !== 'blog'), '_mf']);
const LISTS = /^\/blog(\/(category|tag|author)(\/.*)?)?$/;

/** Reads an address at which a post once stood: a path, or a whole address, whose host does not count. */
export function readOldAddress(written: string): ReadAddress {
  const address = written.trim();
  if (address.length > OLD_ADDRESS_MAX) return wrong(`is longer than ${OLD_ADDRESS_MAX} characters`);
  if (!/^(https?:\/\/[^/\\]|\/(?![/\\]))/i.test(address)) return wrong('must begin with / or https://');
  if (/[?#]/.test(address)) return wrong('must be without ? and #');
  if (/[:{}<>*]/.test(address.replace(/^https?:/i, '')))
    return wrong('must be the address as it was, such as /2024/05/fees/');
  const path = sameAddress(URL.canParse(address, HERE) ? new URL(address, HERE).pathname : '');
  if (path === null) return wrong('is not an address');
  if (isOfSite(path)) return wrong('is an address of this site');
  return { kind: 'ok', path };
}

/** Whether a page of this site that is no post stands at a path, or may stand there. */
export const isOfSite = (path: string): boolean =>
  path === '/' || LISTS.test(path) || OF_THE_SITE.has(path.split('/')[1] ?? '');

const wrong = (why: string): ReadAddress => ({ kind: 'wrong', why });

/** The one way to write a path: decoded, in lowercase, without empty segments; null for one that no browser asks for. */
export function sameAddress(pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return null;
  }
  if (/[\p{Cc}\\]/u.test(decoded) || !decoded.startsWith('/')) return null;
  const segments = decoded.normalize('NFC').toLowerCase().split('/').filter(Boolean);
  return segments.some((segment) => /^\.{1,2}$/.test(segment)) ? null : `/${segments.join('/')}`;
}
