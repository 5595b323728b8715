import { blogPostPath } from '@lawdex/contracts';
import { slugByName, type PostOf } from '../post-names/find-post.core.ts';

export type LinkTarget =
  /** A page of this site. */
  | { kind: 'inside'; href: string }
  /** A heading of this article, as its author wrote it. */
  | { kind: 'fragment'; fragment: string }
  /** Another site, or a program such as the mailer. */
  | { kind: 'outside'; href: string }
  | { kind: 'none'; why: string };

// Stands for this site in parsing, because an article must not depend on its name. It is never asked.
const HERE = 'https://this-site.invalid';
const none = (why: string): LinkTarget => ({ kind: 'none', why });
const OTHER_PROGRAMS = /^(mailto:[^\s:/?#@]+@[^\s:/?#@]+|tel:\+?[\d.()-]{3,25})$/;
const INSTEAD = 'write https://, or one address or number alone, "mailto:jane@example.com", "tel:+16175550110"';
const HREF_MAX = 2000;

/** Decides where a link may lead. Addresses are written anew as a browser reads them, so that every parser reads the same. */
export function linkTarget(written: string, postOf: PostOf = slugByName): LinkTarget {
  const href = betweenFiles(written.trim(), postOf);
  if (href === '') return none('is empty');
  if (href.length > HREF_MAX) return none(`is longer than ${HREF_MAX} characters`);
  if (href.startsWith('#')) return { kind: 'fragment', fragment: decoded(href.slice(1)) };
  if (!URL.canParse(href, HERE)) return none('is not an address');
  const url = new URL(href, HERE);
  if (OTHER_PROGRAMS.test(url.href)) return { kind: 'outside', href: url.href };
  if (!/^https?:$/.test(url.protocol)) return none(`leads to ${url.protocol}; ${INSTEAD}`);
  if (url.username !== '' || url.password !== '') return none('holds a name or a password');
  if (url.origin !== HERE) return { kind: 'outside', href: url.href };
  if (!/^[/\\]/.test(href)) return none('must begin with / or https://');
  // The parser has resolved `/./` and `/../`, so a path that still begins with two slashes would lead to another host.
  return url.pathname.startsWith('//')
    ? none('begins with two slashes')
    : { kind: 'inside', href: url.href.slice(HERE.length) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const FILE = /^((?![/\\]{2}|[a-z][a-z\d+.-]*:)[^?#]+)(#.*)?$/i;
// Pages of this site have paths from its root, but none ends as Markdown.
const PAGE = /^[/\\](?!.*\.(?:md|markdown)$)/i;
const HOST = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i;

/** Authors link from file to file, which also works in their editors: `./fees.md#costs` leads to the post. */
function betweenFiles(href: string, postOf: PostOf): string {
  const [, written = '', heading = ''] = FILE.exec(href) ?? [];
  const slug = written === '' || PAGE.test(written) || HOST.test(written) ? null : postOf(decoded(written));
  return slug === null ? href : blogPostPath(slug) + heading;
}

/** The site does not vouch for other sites that an article links to. */
export const OUTSIDE_REL = 'nofollow ugc noopener';

const WRITTEN_LINK = /<a href="(\/[^"]*)"[^>]*>([^]*?)<\/a>/g;

/** Puts the words of links to pages of this site in their place where these are dead. `html` is that of a written article. */
export const withoutLinks = (html: string, isDead: (href: string) => boolean): string =>
  html.replace(WRITTEN_LINK, (link, href: string, words: string) =>
    isDead(href.replaceAll('&amp;', '&')) ? words : link,
  );
