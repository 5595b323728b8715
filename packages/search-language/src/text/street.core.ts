import { tableWords } from '../tables/index.ts';
import { CONNECTIVES, wordsOf } from './text.core.ts';

export interface Street {
  /** House number and name, the same whether its kind is written out or not: `8495washington`. */
  key: string;
  /** The number of its words, with kind, direction and unit. */
  length: number;
  /** Its kind is a word that says other things too: `Court`, `Way`. */
  doubtful: boolean;
}

const SURE_KINDS = tableWords('words/streets.txt', 'kinds');
const KINDS = new Set([...SURE_KINDS, ...tableWords('words/streets.txt', 'doubtful kinds')]);
const NUMBERED = tableWords('words/streets.txt', 'numbered');
const STREET_WORDS = new Set([...KINDS, ...NUMBERED]);
const DIRECTIONS = tableWords('words/streets.txt', 'directions');
const UNITS = tableWords('words/streets.txt', 'units');
const LONGEST_NAME = 4;

/** The street address that begins at one of the words, which are normalised. `isName`: whether a word may be part of its name. */
export function streetAt(
  text: readonly string[],
  at: number,
  isName = (_word: string): boolean => true,
): Street | null {
  const box = boxAt(text, at);
  if (box) return box;
  const number = text[at] ?? '';
  if (!/^\d{1,6}[a-z]?$/.test(number)) return null;
  const named = nameFrom(text, isDirection(text, at + 1) ? at + 2 : at + 1, isName);
  return named && streetOf(number, named.name, text, at, named.kind);
}

/** The name of a street that begins at a word, and where the word stands that says its kind. */
function nameFrom(
  text: readonly string[],
  from: number,
  isName: (word: string) => boolean,
): { name: string[]; kind: number } | null {
  const name: string[] = [];
  for (let at = from; name.length < LONGEST_NAME; at++) {
    const [word = '', next = ''] = text.slice(at, at + 2);
    if (NUMBERED.has(word) && /^\d{1,4}$/.test(next)) return { name: [...name, next], kind: at + 1 };
    const isKind = KINDS.has(word) && (name.length > 0 || word === 'broadway');
    // In `park avenue` and `court square` the last kind is the street's.
    if (isKind && !KINDS.has(next)) return { name: word === 'broadway' ? [...name, word] : name, kind: at };
    if (!STREET_WORDS.has(word) && !(/\D/.test(word) && isName(word))) return null;
    if (!CONNECTIVES.has(word)) name.push(word);
  }
  return null;
}

/** The key of the first street in an address; null when it names none. */
export function streetKeyOf(address: string): string | null {
  const text = wordsOf(address);
  for (let at = 0; at < text.length; at++) {
    const street = streetAt(text, at);
    if (street) return street.key;
  }
  return null;
}

function streetOf(number: string, name: readonly string[], text: readonly string[], at: number, kind: number): Street {
  const end = DIRECTIONS.has(text[kind + 1] ?? '') ? kind + 2 : kind + 1;
  return {
    key: number + name.join(''),
    length: unitEnd(text, end) - at,
    doubtful: KINDS.has(text[kind] ?? '') && !SURE_KINDS.has(text[kind] ?? ''),
  };
}

/** Where a street ends with its unit, `Suite 200` or `#200`; five digits are a ZIP code. */
function unitEnd(text: readonly string[], from: number): number {
  if (isUnitAt(text, from)) return from + UNIT_WORDS;
  return /^\d{1,4}$/.test(text[from] ?? '') ? from + 1 : from;
}

export const UNIT_WORDS = 2;

/** Whether these two words are a part of a building: `Suite 200`. */
export const isUnitAt = (text: readonly string[], at: number): boolean =>
  UNITS.has(text[at] ?? '') && /^(?:\d{1,5}[a-z]?|[a-z])$/.test(text[at + 1] ?? '');

function boxAt(text: readonly string[], at: number): Street | null {
  const [first, second, number = ''] = text.slice(at, at + 3);
  if (first !== 'po' || second !== 'box' || !/^\d+$/.test(number)) return null;
  return { key: `pobox${number}`, length: 3, doubtful: false };
}

/** Whether a word is a direction, as in `N Main Street`; it is the name in `North Street`. */
const isDirection = (text: readonly string[], at: number): boolean =>
  DIRECTIONS.has(text[at] ?? '') && text[at + 1] !== undefined && !KINDS.has(text[at + 1] ?? '');
