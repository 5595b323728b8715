import type Token from 'markdown-it/lib/token.mjs';

const TOC = /^[ \t]*\{:[ \t]*toc\b[^{}]*\}[ \t]*$/i;
/** Lines that ask another program for a contents list, or say where the summary ends as a comment of MDX. */
const ALONE = /^ {0,3}(?:\[\[?_?toc_?\]\]?|\{\/\*[ \t]*truncate[ \t]*\*\/\})[ \t]*$/i;

/** Whether a text may hold lines that `leftOut` finds. */
export const mayHoldLeftOut = (text: string): boolean => /\{:[ \t]*toc|\[_?toc_?\]|\{\/\*[ \t]*truncate/i.test(text);

interface List {
  from: number;
  /** Its last line that is not empty. */
  last: number;
  items: number;
}

/**
 * Finds the lines that nobody misses, counted from 0: a contents list appears by itself, and kramdown puts it in the place of a list of one
 * item. `lines` are without code. The value is what its author is told.
 */
export function leftOut(lines: readonly string[], tokens: readonly Token[]): Map<number, string | null> {
  const found = new Map<number, string | null>();
  const lists = listsOf(lines, tokens);
  const html = new Set(
    tokens.flatMap(({ type, map }) => (type === 'html_block' && map ? range(map[0], map[1] - 1) : [])),
  );
  lines.forEach((line, at) => {
    const isToc = TOC.test(line);
    // Without the line an indented one below it would be code, and HTML would end.
    if ((!isToc && !ALONE.test(line)) || html.has(at) || /^(?: {4}| {0,3}\t)[ \t]*\S/.test(lines[at + 1] ?? '')) return;
    if (!isToc) return void found.set(at, line.trim());
    let above = at - 1;
    while (above >= 0 && lines[above]?.trim() === '') above--;
    const list = lists.get(at) ?? lists.get(above) ?? lists.get(at + 1);
    if (!list) return void found.set(at, line.trim());
    // Words for readers may stand in any other list.
    const isBeside = list.from === at + 1 || (above === at - 1 && list.last === at);
    if (!isBeside || list.items !== 1) return;
    const item = range(list.from, list.last).filter((one) => one !== at);
    if (item.some((one) => lines[one]?.trim() === '')) return;
    const words = item.map((one) => lines[one]?.trim()).join(' ');
    for (const one of item) found.set(one, null);
    found.set(at, `${line.trim()}" with "${words.length > 80 ? `${words.slice(0, 79)}…` : words}`);
  });
  return found;
}

const range = (from: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last + 1 - from) }, (_, n) => from + n);

/** The lists of a text that stand in no other, by their lines. */
function listsOf(lines: readonly string[], tokens: readonly Token[]): Map<number, List> {
  const lists = new Map<number, List>();
  let list: List | null = null;
  for (const { type, map, level } of tokens) {
    if (type === 'list_item_open' && list) list.items++;
    if (level > 0 || !map || !/^(?:bullet|ordered)_list_open$/.test(type)) continue;
    list = { from: map[0], last: map[1] - 1, items: 0 };
    while (list.last > list.from && lines[list.last]?.trim() === '') list.last--;
    for (const at of range(list.from, list.last)) lists.set(at, list);
  }
  return lists;
}
