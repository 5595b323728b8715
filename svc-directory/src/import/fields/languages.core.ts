import { normalise, wordsOf } from '@lawdex/search-language/text';
import otherNames from '../../../data/import/languages.json' with { type: 'json' };
import { asIs, quoted, type FieldReading } from './field-reading.core.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Languages that people name and that have no code of two letters. */
const THREE_LETTERS = ['ase', 'ceb', 'chk', 'chr', 'haw', 'hmn', 'ilo', 'prs', 'quc', 'yue'];

const spelled = (text: string): string => wordsOf(normalise(text)).join(' ');

/** `iw` and `heb` are `he`. The site says `tl` for what Intl calls `fil`. */
function canonical(code: string): string {
  const [base = code] = (Intl.getCanonicalLocales(code)[0] ?? code).split('-');
  return base === 'fil' ? 'tl' : base;
}

function codesByName(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const codes = [...LETTERS.flatMap((first) => LETTERS.map((second) => first + second)), ...THREE_LETTERS];
  const known = codes.filter((code) => names.of(code) !== undefined && names.of(code) !== 'root');
  const byCode = known.map((code) => [code, canonical(code)] as const);
  const byName = known.map((code) => [spelled(names.of(code) ?? code), canonical(code)] as const);
  const byOther = Object.entries(otherNames).flatMap(([code, others]) =>
    others.map((name) => [spelled(name), code] as const),
  );
  return new Map([...byCode, ...byName, ...byOther]);
}

const CODES = codesByName();
const LONGEST_NAME = 120;
const BETWEEN = /[;,|/+\n•·]|\s(?:&|and|or)\s/i;

/** The codes of languages, from codes or names in any case: `English; Español & ASL` -> `en`, `es`, `ase`. */
export function readLanguages(written: string | readonly string[]): FieldReading {
  const text = typeof written === 'string' ? written : written.join(';');
  const codes = text.split(';');
  // Most files come from programs that write codes, which need no reading.
  if (codes.every((code) => CODES.get(code) === code)) return asIs([...new Set(codes)]);
  const items = text.split(BETWEEN).map((item) => item.trim());
  const read = items.filter((item) => item !== '').map((item) => ({ item, code: codeOf(item) }));
  const value = [...new Set(read.flatMap(({ code }) => code ?? []))];
  const unknown = read.flatMap(({ item, code }) => (code === null ? [quoted(item)] : []));
  const isPlain = value.every((code, at) => code === items[at]);
  return {
    value,
    remarks: isPlain ? [] : [{ kind: 'changed', text: `read as ${value.join(', ')}` }],
    problem: unknown.length === 0 ? null : `${unknown.join(', ')} is no language that is known, such as English or es`,
  };
}

/** `es-MX`, `spa` and `Chinese (Mandarin)` are languages too. */
function codeOf(item: string): string | null {
  if (item.length > LONGEST_NAME) return null;
  const base = /^([a-z]{2,3})(?:[-_][a-z]{2,4})?$/i.exec(item)?.[1]?.toLowerCase();
  const keys = [spelled(item), base ? canonical(base) : '', spelled(item.replace(/\(.*/, ''))];
  return keys.map((key) => CODES.get(key)).find((code) => code !== undefined) ?? null;
}
