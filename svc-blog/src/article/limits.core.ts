import { formatCount } from '@lawdex/contracts';

/** Bytes of an article of some 10,000 words. What is longer holds up the process that reads it. */
export const ARTICLE_MAX = 60_000;
const TAGS_MAX = 1_500;
/** Signs at which the reader of Markdown stops to look: most work is done there. */
const SIGNS = /[\n<[|*_`~]/g;
const SIGNS_MAX = 4_000;
export const NESTING_MAX = 40;
/** Articles that are stored already may be as long as imports once allowed. */
const STORED_MAX = 300_000;
const STORED_TAGS_MAX = 10_000;

/** Says why a text is too long to be written; null when it is not. Looks at its length first. */
export function whyTooLarge(text: string): string | null {
  if (text.length > ARTICLE_MAX || Buffer.byteLength(text) > ARTICLE_MAX)
    return `is longer than ${formatCount(ARTICLE_MAX)} bytes`;
  return endOfTags(text, TAGS_MAX) === null ? null : `has more than ${formatCount(TAGS_MAX)} tags`;
}

/** Says so of the text of an author, before anything reads it. */
export const whyTooMuch = (source: string): string | null =>
  whyTooLarge(source) ??
  ((source.match(SIGNS)?.length ?? 0) > SIGNS_MAX
    ? `has more than ${formatCount(SIGNS_MAX)} lines, brackets, bars, stars and other signs of Markdown`
    : null);

/** Cuts a text to the size that may be checked, because other code may have stored it. */
export const withinLimits = (text: string): string => {
  const start = text.slice(0, STORED_MAX);
  return start.slice(0, endOfTags(start, STORED_TAGS_MAX) ?? start.length);
};

/** Finds the first tag beyond a limit. */
function endOfTags(text: string, max: number): number | null {
  let at = -1;
  for (let count = 0; (at = text.indexOf('<', at + 1)) !== -1; count++) if (count === max) return at;
  return null;
}
