import { editDistance } from '@lawdex/search-language/dictionary';
import { JOINED_FIELDS } from './joined-columns.core.ts';
import aliases from '../../../data/import/columns.json' with { type: 'json' };

export interface KnownFields {
  all: readonly string[];
  /** Fields that are made here. */
  made: readonly string[];
}

/** Fields by the columns that an operator named; null leaves a column out. */
export type ColumnMap = ReadonlyMap<string, string | null>;

export interface ReadColumns {
  /** The field of each column; null for one that is not read. */
  fields: readonly (string | null)[];
  problems: readonly string[];
  /** Whether a column has a name that means no field. */
  hasUnknown: boolean;
  /** Columns that are not read because another one has their field under a better-known name. */
  lesser: readonly LesserColumn[];
  /** What is doubtful of the columns, told once. */
  doubts: readonly string[];
  /** Where columns are that the operator leaves out with all that are not known. */
  others: readonly number[];
}

export interface LesserColumn {
  at: number;
  field: string;
  text: string;
}

/** Stands in `--map` for every column that is not known. */
const ALL_OTHERS = '*';

/** Names without what people write differently: `Zip Code`, `zip_code` and `ZIPCODE` are one. */
export const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What a name means. Of several columns of one field that of the lowest rank is read. */
interface Meaning {
  field: string;
  rank: number;
}
interface Wrong {
  problem: string;
  isUnknown: boolean;
}

const [ASKED, OWN, LONGER] = [-1, 0, 1000];
/** The other names of a field stand in the order in which they count. */
const BY_ALIAS = new Map(
  Object.entries(aliases).flatMap(([field, names]) =>
    [field, ...names].map((name, rank): [string, Meaning] => [folded(name), { field, rank }]),
  ),
);
/** What stands before the names of columns of address books and of other programs: `Business City`, `Address 1 - Street`. */
const BEFORE =
  /^(?:(?:primary|main|business|work|office|company|firm|member|organi[sz]ation|court|agency|attorney|lawyer|billing|shipping|mailing|physical|street|(?:geometry)?location|geometry|center|display|coordinates|geo|practice|listing|facility|site)?(?:address1?|addr(?!ess))?)(?=.{2})|^contact(?=phone|website|email)/;
const BEHIND = /1?value$/;
/** In a list of people a title is what somebody is, such as a partner. */
export const OF_PEOPLE =
  /^(?:(?:first|last|given|family|middle|full)name|surname|person|(?:primary|main)?contact(?:person|name)?|(?:person|employee|staff)name)$/;
const TITLE = 'title';
// Names of columns in which programs have the title of a page about a firm.
const OF_PAGES = /^(?:post|listing)title$/;

/** The rest of a name of which a part says nothing; null when none is left out. */
function bareOf(key: string): string | null {
  const bare = key.replace(BEHIND, '').replace(BEFORE, '');
  return bare === key ? null : bare;
}

const SLIPS = 2;
const SHOWN = 60;

/** Finds the field of each column of a file by its name, by what the operator said of it, or by a usual other name. */
export function columnReader(known: KnownFields, map: ColumnMap): (names: readonly string[]) => ReadColumns {
  const said = new Map([...map].map(([name, field]) => [folded(name), field]));
  const byName = new Map(known.all.map((field) => [folded(field), field]));
  const made = new Set(known.made.map(folded));
  const exact = new Set(map.size > 0 ? [] : known.all);
  const taken = new Set(map.values());
  const leavesOthersOut = map.has(ALL_OTHERS);
  const meaningOf = (key: string): Meaning | undefined => {
    const own = byName.get(key);
    if (own !== undefined) return { field: own, rank: OWN };
    return made.has(key) ? undefined : BY_ALIAS.get(key);
  };
  const unknown = (name: string): Wrong | null => {
    const key = folded(name);
    if (leavesOthersOut) return null;
    if (made.has(key)) return { problem: `column "${name}" cannot be imported: it is made here`, isUnknown: false };
    return { problem: `unknown column "${name.slice(0, SHOWN)}"${suggestion(key, byName)}`, isUnknown: true };
  };
  const read = (name: string, _at: number, names: readonly string[]): Meaning | Wrong | null => {
    if (exact.has(name)) return { field: name, rank: OWN };
    const key = folded(name);
    const asked = said.get(key);
    if (name === '' || asked === null) return null;
    if (asked !== undefined) return { field: asked, rank: ASKED };
    if (key === TITLE && names.some((other) => OF_PEOPLE.test(folded(other)))) return unknown(name);
    const meaning = meaningOf(key);
    if (meaning !== undefined) return meaning;
    const bare = made.has(key) ? null : bareOf(key);
    const meant = bare === null ? undefined : meaningOf(bare);
    return meant === undefined ? unknown(name) : { field: meant.field, rank: LONGER };
  };
  return (names) => {
    const all = names.map(read);
    const best = bestOf(all);
    const fields: (string | null)[] = [];
    const wrong: Wrong[] = [];
    const repeated: string[] = [];
    const lesser: LesserColumn[] = [];
    all.forEach((one, at) => {
      const name = names[at] ?? '';
      const first = isMeaning(one) ? best.get(one.field) : undefined;
      // A field that the operator gave to a column is not read from others, even when that column is not there.
      const isTaken = first !== undefined && first.rank > OWN && taken.has(first.field);
      const problem = isMeaning(one) ? (isTaken ? unknown(name) : null) : one;
      if (problem !== null) wrong.push(problem);
      const isFirst = first?.at === at && !isTaken;
      fields.push(isFirst ? first.field : null);
      if (!isMeaning(one) || first === undefined || isTaken || isFirst) return;
      const other = names[first.at] ?? '';
      if (one.rank > first.rank || (one.rank === LONGER && leavesOthersOut)) {
        const text = `column "${name}" is left out, because "${other}" is read as ${one.field}`;
        lesser.push({ at, field: one.field, text });
      } else repeated.push(repetition(other, name, one.field));
    });
    const problems = [...wrong.map(({ problem }) => problem), ...repeated];
    const isOther = (name: string, at: number): boolean => all[at] === null && name !== '' && !said.has(folded(name));
    const name = best.get('name');
    const doubts = name !== undefined && name.rank > OWN ? doubtOf(names[name.at] ?? '') : [];
    const others = leavesOthersOut ? names.flatMap((name, at) => (isOther(name, at) ? at : [])) : [];
    return { fields, problems, hasUnknown: wrong.some(({ isUnknown }) => isUnknown), lesser, doubts, others };
  };
}

/** A title may be what somebody is, and a file without other names of people does not tell. */
const doubtOf = (name: string): string[] =>
  folded(name).endsWith(TITLE) && !OF_PAGES.test(folded(name))
    ? [`column "${name}" is read as name: perhaps it says what people are`]
    : [];

/** Columns that the operator named and a file has not. */
export function absentColumns(map: ColumnMap, names: readonly string[]): string[] {
  const there = new Set(names.map(folded));
  return [...map.keys()].filter((name) => name !== ALL_OTHERS && !there.has(folded(name)));
}

const isMeaning = (one: Meaning | Wrong | null): one is Meaning => one !== null && 'field' in one;

/** The column of each field that is read: the first of the lowest rank. */
function bestOf(all: readonly (Meaning | Wrong | null)[]): ReadonlyMap<string, Meaning & { at: number }> {
  const best = new Map<string, Meaning & { at: number }>();
  all.forEach((one, at) => {
    if (isMeaning(one) && one.rank < (best.get(one.field)?.rank ?? Infinity)) best.set(one.field, { ...one, at });
  });
  return best;
}

const repetition = (one: string, other: string, field: string): string =>
  one === other
    ? `column "${one}" is there twice`
    : `columns "${one}" and "${other}" are both ${field}; leave one out, such as --map "${other}="`;

/** Names of fields are forgiven two slips. Their other names are many, so that most words are near one of them. */
function suggestion(key: string, byName: ReadonlyMap<string, string>): string {
  const isNear = (name: string, slips: number): boolean =>
    name.length > SLIPS + 1 && editDistance(key, name, slips) <= slips;
  const own = [...byName].find(([name]) => isNear(name, SLIPS))?.[1];
  // A county is no slip of a country.
  const isLike = (name: string): boolean => name[0] === key[0] && name !== 'country' && isNear(name, 1);
  const other = [...BY_ALIAS].find(([name]) => isLike(name))?.[1].field;
  const near = own ?? other;
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}

export type MapReading = { kind: 'map'; map: ColumnMap } | { kind: 'wrong'; problem: string };

// A comma before the first sign is a part of the name of a column: `City, State=city`.
const BEHIND_A_PAIR = /(?<==[^,]*),/;

/** Reads `Firm Name=name,Tel=phone,County=`; nothing behind the sign leaves a column out, and `*=` all that are not known. */
export function readColumnMap(text: string, fields: readonly string[]): MapReading {
  const map = new Map<string, string | null>();
  for (const pair of text.split(BEHIND_A_PAIR).filter((one) => one.trim() !== '')) {
    const sign = pair.lastIndexOf('=');
    const [column, field] = [pair.slice(0, sign).trim(), pair.slice(sign + 1).trim()];
    if (sign < 1 || column === '')
      return { kind: 'wrong', problem: `--map takes "Column=field", not "${pair.trim()}".` };
    if (field !== '' && !JOINED_FIELDS.has(field) && !fields.includes(field)) {
      return { kind: 'wrong', problem: `--map: there is no field "${field}". Fields are ${fields.join(', ')}.` };
    }
    if (column === ALL_OTHERS && field !== '')
      return { kind: 'wrong', problem: `--map takes "*=" for all other columns.` };
    map.set(column, field || null);
  }
  return { kind: 'map', map };
}
