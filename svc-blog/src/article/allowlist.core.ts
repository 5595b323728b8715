import { ARTICLE_ATTRIBUTES, ARTICLE_ELEMENTS, ARTICLE_INLINE, isTakenId } from '@lawdex/contracts';

// What an article may hold stands in the contracts. Here stands what an author may write for it.

/** The title of the page is its only heading of level 1, so those of an article are lowered. */
export const TOP_HEADING = 'h1';

export const ALLOWED_TAGS: ReadonlySet<string> = new Set([...Object.keys(ARTICLE_ELEMENTS), TOP_HEADING]);
export const INLINE_TAGS: ReadonlySet<string> = new Set(ARTICLE_INLINE);
/** Only the content of these elements stays, as paragraphs of its own. */
export const UNWRAPPED_TAGS: ReadonlySet<string> = new Set(
  (
    'div section article aside main header footer nav address center hgroup details summary fieldset legend form dir ' +
    'menu search dialog'
  ).split(' '),
);

/** These elements are removed with their content, because none of it was meant to be read. */
export const REMOVED_TAGS: readonly string[] =
  'script style template noscript noembed noframes xmp head title svg math textarea select option button canvas'.split(
    ' ',
  );

/**
 * An id that a heading may bring. Those with a prefix are made again. One word with a capital letter may be a name that scripts use, such
 * as `cookieStore`; links still find its heading.
 */
export const isHeadingId = (value: string): boolean =>
  (value.includes('-') || value === value.toLowerCase()) &&
  /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_.:-]{0,79}$/u.test(value) &&
  !/^(section|fn|fnref)-/.test(value) &&
  !isTakenId(value);

type Rules = Readonly<Record<string, (value: string) => boolean>>;
const ANY = (): boolean => true;

/** Where addresses lead and how large pictures are is decided where links and pictures are checked, and `rel` is ours. */
function rulesOf(tag: string): Rules {
  if (/^h[1-6]$/.test(tag)) return { id: isHeadingId };
  const { rel, ...others } = ARTICLE_ELEMENTS[tag] ?? {};
  if (tag === 'img') return { src: ANY, alt: ANY, width: ANY, height: ANY };
  return rel ? { ...others, href: ANY } : others;
}

const RULES: ReadonlyMap<string, Rules> = new Map([...ALLOWED_TAGS].map((tag) => [tag, rulesOf(tag)]));

/** The names of attributes by tag, for the sanitizer. */
export const ATTRIBUTE_NAMES: Readonly<Record<string, string[]>> = {
  '*': Object.keys(ARTICLE_ATTRIBUTES),
  ...Object.fromEntries([...RULES].map(([tag, rules]) => [tag, Object.keys(rules)])),
};

export function allowedAttributes(tag: string, given: Iterable<readonly [string, string]>): Record<string, string> {
  const rules = RULES.get(tag) ?? {};
  const holds = (name: string, value: string): boolean =>
    [rules, ARTICLE_ATTRIBUTES].some((one) => Object.hasOwn(one, name) && one[name]?.(value));
  return Object.fromEntries([...given].filter(([name, value]) => holds(name, value)));
}
