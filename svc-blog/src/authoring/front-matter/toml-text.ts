import { parse, TomlDate, TomlError } from 'smol-toml';
import { isTooDeep, TOO_DEEP } from './parsed.ts';
import type { Parsed } from './parsed.ts';

/** Reads TOML, the fields of Hugo. Problems name their lines, counted from `firstLine`. */
export function parseToml(text: string, firstLine = 1): Parsed {
  const rows = text.split(/\r\n|\n|\r/);
  const lineOf = ([field]: readonly PropertyKey[]): number => {
    const isRow = (row: string) => /^\s*\[*\s*["']?([\w-]+)["']?\s*(?:[=.\]])/.exec(row)?.[1] === field;
    return firstLine + Math.max(0, rows.findIndex(isRow));
  };
  try {
    const content = parse(text);
    if (isTooDeep(content)) return { kind: 'wrong', problems: [{ line: firstLine, problem: TOO_DEEP }] };
    return { kind: 'ok', content: plain(content), lineOf, doubts: [] };
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
