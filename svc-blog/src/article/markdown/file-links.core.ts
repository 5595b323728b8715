import { blogPostPath } from '@lawdex/contracts';
import type { PostOf } from '../../post-names/find-post.core.ts';
import { headingSlug } from '../headings.core.ts';

interface Replacement {
  from: number;
  to: number;
  by: string;
}

// Where an address begins: in a link, in its definition, in HTML.
const AT_ADDRESS = String.raw`(?<=\]\([ \t<]{0,9}|^ {0,3}\[[^\]\n]{1,200}\]:[ \t<]{0,9}|\b(?:href|src)=["']?)`;
const SITE = String.raw`(?:\{\{-?[ \t]*site\.(?:base)?url[ \t]*-?\}\}){0,2}`;
const NAME = String.raw`([^\s"'\x60{}<>]{1,300})["'\x60]?`;

/** How programs write the address of a post. What is caught is its file, or its address on their site. */
const ADDRESSES = [
  String.raw`${SITE}/?\{%-?[ \t]*(?:post_url|post_path|link)[ \t]+["'\x60]?/?${NAME}[ \t]*-?%\}`,
  String.raw`\{\{[<%][ \t]*(?:rel)?ref[ \t]+(?:path=)?["'\x60]?/?${NAME}[^\n{}]{0,100}[>%]\}\}`,
  String.raw`\{\{-?[ \t]*["']([^\s"'{}]{1,300})["'][ \t]*\|[ \t]*(?:relative_url|absolute_url)[ \t]*-?\}\}`,
  String.raw`${SITE}(?<=\})(/[^\s(){}"'<>]{0,300})(?=[\s)"'>])`,
  String.raw`__GHOST_URL__(/[^\s(){}"'<>]{0,300})`,
  String.raw`(?:\{filename\}|\|filename\|)([^\s(){}"'<>]{1,300})`,
  String.raw`@(?:site)?/([^\s(){}"'<>]{1,300})`,
  String.raw`([^\s<>()"'{}][^<>()"'{}\n]{0,300}\.(?:md|markdown)(?:#[^\s<>()"']{0,200})?)(?=\))`,
].map((pattern) => new RegExp(AT_ADDRESS + pattern, 'g'));

const POST_LINK =
  /\{%-?[ \t]*post_link[ \t]+["']?([^\s%"']{1,300})["']?[ \t]+(?:"([^"%\n]{1,200})"|'([^'%\n]{1,200})')[ \t]*(?:true|false)?[ \t]*-?%\}/g;

const WIKI_LINK =
  /(?<![!\\[])\[\[(?!_?toc_?\]\])([^[\]|#\\\n]{0,200})(?:#([^[\]|\\\n]{1,200}))?(?:\\?\|([^[\]\n]{1,200}))?\]\](?!\]|\()/gi;

/** Whether a text may hold links that `withOurLinks` writes anew. */
export const mayHoldOtherLinks = (text: string): boolean =>
  /(?:\]\(|\]:|href=|src=)["' \t<]{0,9}(?:[{@]|\|filename|__GHOST_URL__)|\]\([^()\n]{1,300} |\[\[|\{%-? *post_link/.test(
    text,
  );

/**
 * Writes links of Jekyll, Hugo, Pelican, Zola and wikis to files of posts as ours. `bare` is the line with other signs in the place of code.
 */
export const withOurLinks = (line: string, bare: string, postOf: PostOf): string =>
  replaced(line, [...addressesIn(bare), ...postLinksIn(bare), ...wikiLinksIn(bare, postOf)]);

/** Does so in the attributes of HTML. */
export const withOurAddresses = (line: string): string => replaced(line, addressesIn(line));

const replaced = (line: string, found: readonly Replacement[]): string =>
  [...found]
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), line);

function addressesIn(bare: string): Replacement[] {
  let rest = bare;
  return ADDRESSES.flatMap((pattern) => {
    const found = [...rest.matchAll(pattern)];
    rest = rest.replace(pattern, (whole) => ' '.repeat(whole.length));
    return found.map(({ index, 0: whole, 1: name = '' }) => ({
      from: index,
      to: index + whole.length,
      by: withEnding(name),
    }));
  });
}

/** A file as a link names it: `2024-05-01-fees` of Jekyll, which is in `_posts`, and `posts/fees/#costs` of Hugo leave the ending out. */
function withEnding(name: string): string {
  if (name.startsWith('/')) return name;
  const [, path = '', fragment = ''] = /^([^#]*?)\/?(#.*)?$/.exec(name) ?? [];
  if (path === '' || /\.\w{1,9}$/.test(path)) return (path + fragment).replaceAll(' ', '%20');
  return `${isDated(path) ? '_posts/' : ''}${path}.md${fragment}`;
}

const isDated = (path: string): boolean => /(?:^|\/)\d{4}-\d\d?-\d\d?-/.test(path);

/** Finds `{% post_link fees "words" %}` of Hexo. */
const postLinksIn = (bare: string): Replacement[] =>
  [...bare.matchAll(POST_LINK)].map(({ index, 0: whole, 1: name = '', 2: words, 3: quoted = '' }) => ({
    from: index,
    to: index + whole.length,
    by: `[${words ?? quoted}](${withEnding(name)})`,
  }));

/** Finds `[[fees#Costs|words]]`, where there is such a post. Others are told as they stand. */
function wikiLinksIn(bare: string, postOf: PostOf): Replacement[] {
  return [...bare.matchAll(WIKI_LINK)].flatMap(({ index, 0: whole, 1: name = '', 2: heading, 3: words }) => {
    const slug = name.trim() === '' ? null : postOf(name.trim());
    const isHere = name.trim() === '' && heading !== undefined;
    if (slug === null && !isHere) return [];
    const fragment = heading === undefined || heading.startsWith('^') ? '' : `#${headingSlug(heading)}`;
    const path = slug === null ? '' : blogPostPath(slug);
    const shown = words ?? (name.trim() || heading || '');
    return [{ from: index, to: index + whole.length, by: `[${shown}](${path}${fragment})` }];
  });
}
