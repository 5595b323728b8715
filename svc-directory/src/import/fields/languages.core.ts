import { editDistance } from '@lawdex/search-language/dictionary';
import { normalise, wordsOf } from '@lawdex/search-language/text';
import otherNames from '../../../data/import/languages.json' with { type: 'json' };
import { asIs, leftOut, quoted } from './field-reading.core.ts';
import type { FieldReading } from './field-reading.core.ts';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
/** Languages that people name and that have no code of two letters. */
const THREE_LETTERS = ['ase', 'ceb', 'chk', 'chr', 'haw', 'hmn', 'ilo', 'prs', 'quc', 'yue'];
const NONE = /^(?:none|n a|and)$/;
/** That there are languages, and not which. */
const SOME =
  /^(?:others?|other languages|(?:and )?more|etc|all|multilingual|bilingual|multiple|various|yes|language line|(?:an )?interpreters?|interpreters? available|multilingual staff|bilingual staff|spoken|written|spoken written)$/;

const SAID_BEHIND =
  / (?:(?:interpreters?|translators?)(?: available| (?:up)?on request)?|speakers?|language|speaking(?: (?:staff|attorneys?|lawyers?))?|spoken written|spoken|fluent|native|conversational|basic|only)$/;
const SAID_BEFORE =
  /^(?:(?:other|fluent|some|basic|bilingual|multilingual|(?:se )?habla|hablamos|we speak) (?:in )?|in )/;
/** How much somebody speaks it: `English (100%)`. */
const SHARE = /\(?\b\d{1,3} ?%\)?/g;
const LETTERS_FOR_A_SLIP = 6;

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
const CODES_ONLY = /^[a-z]{2,3}(?:[;,|] ?[a-z]{2,3})*$/;

/** The codes of languages, from codes or names in any case: `English; Español & ASL` -> `en`, `es`, `ase`. */
export function readLanguages(written: string | readonly string[]): FieldReading {
  const text = typeof written === 'string' ? written : written.join(';');
  // As an answer to the question for other languages it is not Norwegian.
  if (/^no$/i.test(text)) {
    return { value: [], remarks: [{ kind: 'changed', text: `${quoted(text)} read as empty` }], problem: null };
  }
  const codes = text.split(';');
  // Most files come from programs that write codes, which need no reading.
  if (codes.every((code) => CODES.get(code) === code)) return asIs([...new Set(codes)]);
  const items = text
    .replace(SHARE, '')
    .split(/[;,|/+\n\t>•·]|\s(?:&|and|or|y|o|e|et)\s/i)
    .map((item) => item.trim())
    .flatMap(wordsOfLanguages);
  const named = items.filter((item) => item !== '' && !NONE.test(spelled(item)));
  const some = named.filter((item) => SOME.test(spelled(item)));
  const read = named.filter((item) => !some.includes(item)).map((item) => ({ item, code: codeOf(item) }));
  const value = [...new Set(read.flatMap(({ code }) => code ?? []))];
  const unknown = read.flatMap(({ item, code }) => (code === null ? [quoted(item)] : []));
  const isPlain = CODES_ONLY.test(text) || value.every((code, at) => code === items[at]);
  return {
    value,
    remarks: [
      ...(isPlain || value.length === 0 ? [] : [{ kind: 'changed' as const, text: `read as ${value.join(', ')}` }]),
      ...some.map((item) => leftOut(`${quoted(item)} is left out: it does not say which languages`)),
    ],
    problem: unknown.length === 0 ? null : `${unknown.join(', ')} is no language that is known, such as English or es`,
  };
}

/** `Spanish (fluent)`, `es-MX`, `spa` and `Chinese (Mandarin)` are languages too. */
function codeOf(item: string): string | null {
  const whole = spelled(item);
  const outside = spelled(item.replace(/\(.*\)|\s[-–]\s.*$/, ''));
  const base = /^([a-z]{2,3})(?:[-_][a-z]{2,4})?\.?$/i.exec(item)?.[1]?.toLowerCase();
  const bare = outside.replace(SAID_BEHIND, '').replace(SAID_BEFORE, '');
  const ofCode = base === undefined ? undefined : CODES.get(canonical(base));
  return CODES.get(whole) ?? ofCode ?? CODES.get(outside) ?? CODES.get(bare) ?? misspelt(bare);
}

function misspelt(name: string): string | null {
  if (name.length < LETTERS_FOR_A_SLIP) return null;
  const near = [...CODES].filter(([known]) => known[0] === name[0] && editDistance(name, known, 1) <= 1);
  const codes = new Set(near.map(([, code]) => code));
  const [only] = codes;
  return codes.size === 1 && only !== undefined ? only : null;
}

/** `Hindi Urdu` and `English - Spanish` are two languages. */
function wordsOfLanguages(item: string): string[] {
  const sides = item.split(/\s+[-\u2013]\s+/);
  if (sides.every((side) => codeOf(side) !== null)) return sides;
  const words = item.split(/\s+/);
  // Between words `to`, `in` and `or` are no codes.
  const areAlike = words.every(isShort) || !words.some(isShort);
  return codeOf(item) === null && areAlike && words.every((word) => codeOf(word) !== null) ? words : [item];
}

const isShort = (word: string): boolean => word.length <= 2;
