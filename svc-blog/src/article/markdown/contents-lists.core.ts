const ITEM = /^ {0,3}(?:[*+-]|\d{1,9}[.)])[ \t]+\S/;
const TOC = /^[ \t]*\{:[ \t]*toc\b[^{}]*\}[ \t]*$/i;
/** Lines that ask another program for a contents list, or say where the summary ends as a comment of MDX. */
const ALONE = /^ {0,3}(?:\[\[?_?toc_?\]\]?|\{\/\*[ \t]*truncate[ \t]*\*\/\})[ \t]*$/i;

/** Whether a text may hold lines that `leftOut` finds. */
export const mayHoldLeftOut = (text: string): boolean => /\{:[ \t]*toc|\[_?toc_?\]|\{\/\*[ \t]*truncate/i.test(text);

/**
 * Finds the lines that nobody misses, counted from 0: a contents list, with the item that kramdown puts it in the place of, appears by
 * itself. `lines` are without code. The value is what its author is told of.
 */
export function leftOut(lines: readonly string[]): Map<number, string | null> {
  const found = new Map<number, string | null>();
  lines.forEach((line, at) => {
    if (!TOC.test(line) && !ALONE.test(line)) return;
    found.set(at, line.trim());
    if (!TOC.test(line)) return;
    const item = [at - 1, at + 1].find((near) => ITEM.test(lines[near] ?? ''));
    if (item !== undefined) found.set(item, null);
  });
  return found;
}
