import { blogPostPath } from '@lawdex/contracts';
import { isPostName, slugOf } from '../post-names/post-name.core.ts';

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
const HREF_MAX = 2000;

/** Decides where a link may lead. Addresses are written anew as a browser reads them, so that every parser reads the same. */
export function linkTarget(written: string): LinkTarget {
  const href = betweenFiles(written.trim());
  if (href === '') return none('is empty');
  if (href.length > HREF_MAX) return none(`is longer than ${HREF_MAX} characters`);
  if (href.startsWith('#')) return { kind: 'fragment', fragment: decoded(href.slice(1)) };
  const url = parsed(href);
  if (url === null) return none('is not an address');
  if (OTHER_PROGRAMS.test(url.href)) return { kind: 'outside', href: url.href };
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return none(`leads to ${url.protocol}`);
  if (url.username !== '' || url.password !== '') return none('holds a name or a password');
  if (url.origin !== HERE) return { kind: 'outside', href: url.href };
  if (!/^[/\\]/.test(href)) return none('must begin with / or https://');
  // The parser has resolved `/./` and `/../`, so a path that still begins with two slashes would lead to another host.
  return url.pathname.startsWith('//')
    ? none('begins with two slashes')
    : { kind: 'inside', href: url.href.slice(HERE.length) };
}

function parsed(href: string): URL | null {
  try {
    return new URL(href, HERE);
  } catch {
    return null;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// An .html file elsewhere may be a page of another program.
const POST_FILE =
  /^((?![/\\]|[a-z][a-z\d+.-]*:)(?:[^?#]*\.(?:md|markdown)|(?:\.\/)?[a-z\d]+(?:-[a-z\d]+)*\.html))(#.*)?$/i;
const HOST = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\//i;

/**
 * Authors link from file to file, which also works in their editors: `./fees.md#costs` leads to the post, and so does `../2024/fees.md`,
 * because a post is called as its file, in whichever folder that is.
 */
function betweenFiles(href: string): string {
  const [, written = '', heading = ''] = POST_FILE.exec(href) ?? [];
  if (written === '' || HOST.test(written)) return href;
  const file = decoded(written);
  const named = isPostName(file.slice(file.lastIndexOf('/') + 1)) ? slugOf(file, true) : { problem: '' };
  return 'slug' in named ? blogPostPath(named.slug) + heading : href;
}

/** The site does not vouch for other sites that an article links to. */
export const OUTSIDE_REL = 'nofollow ugc noopener';
