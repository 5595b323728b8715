import type Token from 'markdown-it/lib/token.mjs';
import type { LineProblem } from '../addresses.core.ts';

const cellsOf = (row: string): string[] =>
  row
    .replace(/^[ \t>]*\|?/, '')
    .replace(/(?<!\\)\|[ \t]*$/, '')
    .split(/(?<!\\)\|/);

/** Finds rows of tables with more cells than the first row: the parser leaves the last ones out. */
export function lostCells(source: string, tokens: readonly Token[]): LineProblem[] {
  const found: LineProblem[] = [];
  let lines: string[] = [];
  let columns = 0;
  for (const { type, map } of tokens) {
    if (type === 'table_open') columns = 0;
    if (type === 'th_open') columns += 1;
    if (type !== 'tbody_open' || !map) continue;
    if (lines.length === 0) lines = source.split(/\r\n|\n|\r/);
    for (let at = map[0]; at < map[1]; at++) {
      const lost = cellsOf(lines[at] ?? '')
        .slice(columns)
        .join('|')
        .trim();
      if (lost === '') continue;
      const why = 'the row has more cells than the first row of the table; a sign | within a cell is "\\|"';
      found.push({ line: at + 1, problem: `${why}: ${lost.slice(0, 60)}` });
    }
  }
  return found;
}
