import { readFileSync } from 'node:fs';

type Row = [first: string, second: string, ...others: string[]];

/**
 * The tables of a text file in `tables`, by their titles: `# title`, then a line for each case, whose cells stand between ` | `.
 * A cell in double quotes is JSON, and `// ` opens a comment.
 */
export function tablesOf(file: string): Record<string, Row[]> {
  const tables: Record<string, Row[]> = {};
  let rows: Row[] = [];
  for (const line of readFileSync(new URL(`tables/${file}.txt`, import.meta.url), 'utf8').split('\n')) {
    if (line.startsWith('# ')) rows = tables[line.slice(2)] = [];
    else if (line !== '' && !line.startsWith('// ')) rows.push(line.split(' | ').map(cellOf) as Row);
  }
  return tables;
}

/** One of them; a title that is none is an error. */
export function tableOf(file: string, title: string): Row[] {
  const rows = tablesOf(file)[title];
  if (!rows) throw new Error(`${file}.txt has no table "${title}".`);
  return rows;
}

const cellOf = (cell: string): string => (/^".*"$/.test(cell) ? (JSON.parse(cell) as string) : cell);
