import { parse, TomlDate, TomlError } from 'smol-toml';
import type { Parsed } from './parsed.ts';

/** Reads TOML, the fields of Hugo. Problems name their lines, counted from `firstLine`. */
export function parseToml(text: string, firstLine = 1): Parsed {
  const rows = text.split(/\r\n|\n|\r/);
  const lineOf = ([field]: readonly PropertyKey[]): number => {
    const isRow = (row: string) => /^\s*\[*\s*["']?([\w-]+)["']?\s*(?:[=.\]])/.exec(row)?.[1] === field;
    return firstLine + Math.max(0, rows.findIndex(isRow));
  };
  try {
    return { kind: 'ok', content: plain(parse(text)), lineOf, doubts: [] };
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [said = ''] = error.message.split('\n');
    const problem = `${said.replace(/^Invalid TOML document: /, '')}; texts of TOML stand in quotes: title = "..."`;
    return { kind: 'wrong', problems: [{ line: firstLine + error.line - 1, problem }] };
  }
}

/** Writes dates as texts, as they are in YAML. */
function plain(value: unknown): unknown {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
}
