const END = '<!-- end of figures -->';
const MEASURED = /Measured at commit `([0-9a-f]{8,40})` of `([^`]+)`\.\n/;
const FIGURES = /(?:^\|.*\n)+|^<!-- figures: written by .*/gm;

/** Puts the part that this command writes into the document, in place of the one that was there; what it measures stays the same. */
export function replaceFigures(document: string, command: string, figures: string, commit: string): string {
  const part = new RegExp(`(<!-- figures: written by ${command} -->\\n)(?:(?!${END})[^])*?${MEASURED.source}`);
  if (!part.test(document))
    throw new Error(`The document has no place for the figures of ${command} that names a commit and folders.`);
  const written = (_: string, begin: string, _commit: string, folders: string) =>
    `${begin}\n${figures}\n\nMeasured at commit \`${commit}\` of \`${folders}\`.\n`;
  return document.replace(part, written);
}

/** Names figures by the command that writes them, or a table by its first column with a name; nothing of what holds none. */
function nameOf(part: string): string {
  if (part.startsWith('<!--')) return part.replaceAll(/^<!-- figures: written by | -->$/g, '');
  const [head = [], , ...rows] = part.split('\n').map((row) => row.split('|').slice(1, -1));
  const isFigure = (_: string, column: number) => column > 0 && rows.every((row) => /^\W*\d/.test(row[column] ?? '0'));
  return head.some(isFigure) ? (head.map((cell) => cell.trim()).find((cell) => cell !== '') ?? '') : '';
}

/** Figures, what they were measured at, and which folders make them old when they change: a line stands for all figures above it in its section. */
export function measuredOf(document: string) {
  const measured: { figures: string; commit: string; folders: string[] }[] = [];
  const unsaid: string[] = [];
  for (const section of `${document}\n`.split(/^#+ .*$/m)) {
    const parts = section.split(MEASURED);
    for (let place = 0; place < parts.length; place += 3) {
      const [above = '', commit, folders] = parts.slice(place);
      const names = [...above.matchAll(FIGURES)].map(([part]) => nameOf(part)).filter((name) => name !== '');
      if (commit === undefined || folders === undefined) unsaid.push(...names);
      else measured.push({ figures: names.join(', '), commit, folders: folders.split(' ') });
    }
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
