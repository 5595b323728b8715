import { isTakenId } from '@lawdex/contracts';

// This list is all that an article may hold. Everything else is removed: style, class, id, name, on..., forms, frames,
// svg, math.

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'figure', 'figcaption'] as const;
const LISTS = ['ul', 'ol', 'li', 'dl', 'dt', 'dd'] as const;
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'] as const;
const INLINE = [
  ...[
    'a',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'del',
    'ins',
    'sub',
    'sup',
    'small',
    'mark',
    'code',
    'kbd',
    'samp',
    'var',
  ],
  ...['q', 'cite', 'dfn', 'abbr', 'span', 'br', 'img'],
] as const;

/** Only the content of these elements stays, as paragraphs of its own. */
const UNWRAPPED = [
  ...[
    'div',
    'section',
    'article',
    'aside',
    'main',
    'header',
    'footer',
    'nav',
    'address',
    'center',
    'hgroup',
    'details',
  ],
  ...['summary', 'fieldset', 'legend', 'form', 'dir', 'menu', 'search', 'dialog'],
] as const;

/** The title of the page is its only heading of level 1, so those of an article are lowered. */
export const TOP_HEADING = 'h1';

export const ALLOWED_TAGS: ReadonlySet<string> = new Set([...BLOCKS, ...LISTS, ...TABLES, ...INLINE, TOP_HEADING]);
export const UNWRAPPED_TAGS: ReadonlySet<string> = new Set(UNWRAPPED);
export const INLINE_TAGS: ReadonlySet<string> = new Set(INLINE);

/** These elements are removed with their content, because none of it was meant to be read. */
export const REMOVED_TAGS: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'xmp', 'head', 'title', 'svg', 'math'],
  ...['textarea', 'select', 'option', 'button', 'canvas'],
];

// Notes below a text lead to where they are referred to, and back.
const NOTE = /^fn-[1-9]\d{0,2}$/;
const NOTE_REFERENCE = /^fnref-[1-9]\d{0,2}(-[1-9]\d{0,2})?$/;
const NOTE_LABEL = /^(Note|Back to the text at note) \d{1,3}(, place \d{1,3})?$/;
const LANGUAGE = /^[a-z]{2,3}(-[a-z0-9]{2,8}){0,3}$/i;
const NUMBER = /^\d{1,4}$/;
type Check = (value: string) => boolean;

const matches =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
const SPAN: Check = (value) => NUMBER.test(value) && Number(value) >= 2 && Number(value) <= 100;

const EVERYWHERE: Readonly<Record<string, Check>> = {
  lang: matches(LANGUAGE),
  dir: matches(/^(ltr|rtl|auto)$/),
};

/**
 * An id that a heading may bring. Those with the prefix are made again. One word with a capital letter may be a name that scripts use, such
 * as `cookieStore`; links still find its heading.
 */
export const isHeadingId: Check = (value) =>
  (value.includes('-') || value === value.toLowerCase()) &&
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.:-]{0,79}$/u.test(value) &&
  !/^(section|fn|fnref)-/.test(value);

/** Attributes that an author may use. Addresses and sizes are checked where links and pictures are. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  ...Object.fromEntries(
    [TOP_HEADING, 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, { id: (id) => isHeadingId(id) && !isTakenId(id) }]),
  ),
  a: { href: () => true, id: matches(NOTE_REFERENCE), 'aria-label': matches(NOTE_LABEL) },
  li: { id: matches(NOTE) },
  img: { src: () => true, alt: () => true, width: () => true, height: () => true },
  ol: { start: matches(NUMBER) },
  td: { colspan: SPAN, rowspan: SPAN },
  th: { colspan: SPAN, rowspan: SPAN, scope: matches(/^(row|col|rowgroup|colgroup)$/) },
  abbr: { title: () => true },
};

/** The names of attributes by tag, for the sanitizer. */
export const ATTRIBUTE_NAMES: Readonly<Record<string, string[]>> = {
  '*': Object.keys(EVERYWHERE),
  ...Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, rules]) => [tag, Object.keys(rules)])),
};

export function allowedAttributes(tag: string, given: Iterable<readonly [string, string]>): Record<string, string> {
  const rules = new Map([...Object.entries(EVERYWHERE), ...Object.entries(ATTRIBUTES[tag] ?? {})]);
  return Object.fromEntries([...given].filter(([name, value]) => rules.get(name)?.(value)));
}
