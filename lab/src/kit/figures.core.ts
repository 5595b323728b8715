const END = '<!-- end of figures -->';

/** Puts the part that this command writes into the document, in place of the one that was there. */
export function replaceFigures(document: string, command: string, figures: string): string {
  const begin = `<!-- figures: written by ${command} -->`;
  const from = document.indexOf(begin);
  const to = from < 0 ? -1 : document.indexOf(END, from);
  if (to < 0) throw new Error(`The document has no place for the figures of ${command}.`);
  return `${document.slice(0, from + begin.length)}\n\n${figures}\n\n${document.slice(to)}`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** In Markdown; all columns but the first are figures, which stand to the right unless told. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: 'left' | 'right' = 'right',
): string {
  const rule = head.map((_, index) => (index === 0 || align === 'left' ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
