/** More than the longest article that anybody reads to its end, and little enough to be checked in a moment. */
export const ARTICLE_MAX = 300_000;
const TAGS_MAX = 10_000;
export const NESTING_MAX = 40;

/** Why a text is too much to be looked at, or null. It reads the text once. */
export function excess(text: string): string | null {
  if (text.length > ARTICLE_MAX) return `is longer than ${ARTICLE_MAX.toLocaleString('en-US')} characters`;
  return endOfTags(text) === null ? null : `has more than ${TAGS_MAX.toLocaleString('en-US')} tags`;
}

/** As much of a text as may be looked at: what is stored is shown, even if other code stored it. */
export const withinLimits = (text: string): string => {
  const start = text.slice(0, ARTICLE_MAX);
  return start.slice(0, endOfTags(start) ?? start.length);
};

/** Where the first tag stands that is one too many. */
function endOfTags(text: string): number | null {
  let at = -1;
  for (let count = 0; (at = text.indexOf('<', at + 1)) !== -1; count++) if (count === TAGS_MAX) return at;
  return null;
}
