const END = '<!-- end of figures -->';
const MEASURED = /Measured at commit `([0-9a-f]{8,40})` of `([^`]+)`\.\n/g;

/** Puts the part that this command writes into the document, in place of the one that was there; what it measures stays the same. */
export function replaceFigures(document: string, command: string, figures: string, commit: string): string {
  const part = new RegExp(`(<!-- figures: written by ${command} -->\\n)(?:(?!${END})[^])*?${MEASURED.source}`);
  if (!part.test(document))
    throw new Error(`The document has no place for the figures of ${command} that names a commit and folders.`);
  const written = (_: string, begin: string, _commit: string, folders: string) =>
    `${begin}\n${figures}\n\nMeasured at commit \`${commit}\` of \`${folders}\`.\n`;
  return document.replace(part, written);
}

/** Whether there is a place for figures, or a table with a column of them behind its first one. */
function holdsFigures(markdown: string): boolean {
  if (markdown.includes('<!-- figures: written by ')) return true;
  return (markdown.match(/(?:^\|.*\n)+/gm) ?? []).some((table) => {
    const [head = [], , ...rows] = table.split('\n').map((row) => row.split('|').slice(2, -1));
    return head.some((_, column) => rows.every((row) => /^\W*\d/.test(row[column] ?? '0')));
  });
}

/** What the figures of each section were measured at, and which folders make them old when they change; a line stands for all figures above it. */
export function measuredOf(document: string) {
  const measured: { section: string; commit: string; folders: string[] }[] = [];
  const unsaid: string[] = [];
  for (const text of `${document}\n`.split(/^#+ /m)) {
    const [section = ''] = text.split('\n');
    for (const [, commit = '', folders = ''] of text.matchAll(MEASURED))
      measured.push({ section, commit, folders: folders.split(' ') });
    if (holdsFigures(text.split(MEASURED).at(-1) ?? '')) unsaid.push(section);
  }
  return { measured, unsaid };
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
