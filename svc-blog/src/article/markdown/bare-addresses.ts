import type MarkdownIt from 'markdown-it';
import type StateInline from 'markdown-it/lib/rules_inline/state_inline.mjs';

const SCHEME = /(?<![a-z\d+.-])https?$/i;
const LONGEST_SCHEME = 'https'.length;
// Typographic signs and what HTML writes them as; `&amp;` alone belongs to addresses.
const ENDS = /[“”„‟‘’‚‛«»‹›…—]|&(?!(?:amp|#38|#x26);)[a-z\d#]{1,31};/i;
// So that `~~https://example.com~~` is struck out; a backslash ends a line.
const ENDING = String.raw`.,:;!?'"*~–\\`;
const tailOf = (signs: string): RegExp => new RegExp(`(?<![${signs}])[${signs}]+$`);
const TAIL = tailOf(ENDING);
const TAIL_IN_EMPHASIS = tailOf(`${ENDING}_`);
const UNDERSCORE = '_'.charCodeAt(0);
// Without these limits the time would grow with the square of a text.
const MOST_MARKS_BEFORE = 100;
const LONGEST = 2000;
const IN_CODE = /<(?:code|kbd|samp|tt)\b[^<>]{0,100}>[^<`]{0,100}$/i;

/** Makes links of bare addresses that say that they are some: `https://example.com`. */
export function withBareAddresses(markdown: MarkdownIt): void {
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false });
  for (const schema of ['ftp:', '//', 'mailto:']) markdown.linkify.add(schema, null);
  // An address stays as it is written, because what `xn--` stands for may look like another site.
  markdown.normalizeLinkText = (text) => text;
  markdown.inline.ruler.after('text', 'bare_address', bareAddress);
}

function bareAddress(state: StateInline, silent: boolean): boolean {
  const { src, pos, md } = state;
  const isInLink = 'linkLevel' in state && state.linkLevel !== 0;
  if (silent || isInLink || !src.startsWith('://', pos)) return false;
  const from = Math.max(pos - state.pending.length, pos - LONGEST_SCHEME - 1);
  const [scheme] = SCHEME.exec(src.slice(from, pos)) ?? [];
  if (scheme === undefined) return false;
  const start = pos - scheme.length;
  if (IN_CODE.test(src.slice(Math.max(0, start - 200), start))) return false;
  const rest = src.slice(start, start + LONGEST);
  const length = md.linkify.matchAtStart(rest)?.lastIndex ?? 0;
  if (length === LONGEST) return false;
  // One more sign, because the last one of `&rdquo;` is none of an address.
  const [found = ''] = rest.slice(0, length + 1).split(ENDS);
  const written = found.slice(0, length).replace(isInEmphasis(state) ? TAIL_IN_EMPHASIS : TAIL, '');
  if (written.length <= `${scheme}://`.length) return false;
  const address = md.utils.unescapeAll(written);
  state.pending = state.pending.slice(0, -scheme.length);
  const open = state.push('link_open', 'a', 1);
  open.attrSet('href', md.normalizeLink(address));
  open.markup = 'linkify';
  state.push('text', '', 0).content = address;
  state.push('link_close', 'a', -1).markup = 'linkify';
  state.pos = start + written.length;
  return true;
}

/** Whether `_` began an emphasis before it: `_Source: https://example.com_`. */
const isInEmphasis = ({ delimiters }: StateInline): boolean =>
  delimiters.slice(-MOST_MARKS_BEFORE).some(({ marker, open }) => open && marker === UNDERSCORE);
