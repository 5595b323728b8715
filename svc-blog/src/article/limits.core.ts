/** No reader finishes a longer article, and one of this size is still checked in a moment. */
export const ARTICLE_MAX = 300_000;
const TAGS_MAX = 10_000;
export const NESTING_MAX = 40;

/** Says why a text is too large to be checked; null when it is not. Reads the text once. */
export function whyTooLarge(text: string): string | null {
  const tooLong = whyTooLong(text);
  if (tooLong !== null || endOfTags(text) === null) return tooLong;
  return `has more than ${TAGS_MAX.toLocaleString('en-US')} tags`;
}

/** Says that a text is too long; null when it is not. */
export const whyTooLong = ({ length }: string): string | null =>
  length > ARTICLE_MAX ? `is longer than ${ARTICLE_MAX.toLocaleString('en-US')} characters` : null;

/** Cuts a text to the size that may be checked, because other code may have stored it. */
export const withinLimits = (text: string): string => {
  const start = text.slice(0, ARTICLE_MAX);
  return start.slice(0, endOfTags(start) ?? start.length);
};

/** Finds the first tag beyond the limit. */
function endOfTags(text: string): number | null {
  let at = -1;
  for (let count = 0; (at = text.indexOf('<', at + 1)) !== -1; count++) if (count === TAGS_MAX) return at;
  return null;
}
