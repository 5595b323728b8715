import { editDistance } from '@lawdex/search-language/dictionary';
import aliases from '../../../data/import/columns.json' with { type: 'json' };
import saysNothing from '../../../data/import/column-words.json' with { type: 'json' };
import { remembering } from '../../remembering.core.ts';
import { JOINED_FIELDS, SAY_LISTED } from '../fields/joined-columns.core.ts';

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
  /** The first of them; of more than that their number. */
  problems: readonly string[];
  /** Columns that are not read because another one has their field under a better-known name. */
  lesser: readonly { at: number; field: string; text: string }[];
  /** Where columns are that the operator leaves out with all that are not known. */
  others: readonly number[];
}

export type ReadNames = (names: readonly string[]) => ReadColumns;

/** Stands in `--map` for every column that is not known. */
const ALL_OTHERS = '*';

/** Names without what people write differently: `Zip Code`, `zip_code` and `ZIPCODE` are one. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

type Problem = () => string;

/** What a name means. Of several columns of one field that of the lowest rank is read. */
interface Meaning {
  field: string;
  rank: number;
}

const [ASKED, OWN, LONGER] = [-1, 0, 1000];
/** The other names of a field stand in the order in which they count. */
const BY_ALIAS = new Map(
  Object.entries(aliases).flatMap(([field, names]) =>
    [field, ...names].map((name, rank): [string, Meaning] => [folded(name), { field, rank }]),
  ),
);
/** Words of address books and of other programs around the names of columns: `Business City`, `Address 1 - Street`. */
const AROUND = new RegExp(
  `^(?:${saysNothing.before.join('|')})?(?:address1?)?(?=..)|(?:${saysNothing.behind.join('|')})$`,
  'g',
);
const LAST_PART = /[^./]*$/;
const [SLIPS, LONGEST_NAME, SHOWN, TOLD] = [2, 60, 60, 20];

/** Finds the field of each column of a file by its name, by what the operator said of it, or by a usual other name. */
export function columnReader(known: KnownFields, map: ColumnMap): ReadNames {
  const said = new Map([...map].map(([name, field]) => [folded(name), field]));
  const byName = new Map(known.all.map((field) => [folded(field), { field, rank: OWN }]));
  const made = new Set(known.made.map(folded));
  const asked = new Set(map.values());
  const leavesOthersOut = map.has(ALL_OTHERS);
  const lookUp = (key: string): Meaning | undefined =>
    byName.get(key) ?? (made.has(key) ? undefined : BY_ALIAS.get(key));
  /** The meaning of a name, a problem of it, or null for one that is left out. */
  const read = remembering((name: string): Meaning | Problem | null => {
    const key = folded(name.slice(0, LONGEST_NAME));
    const field = said.get(key);
    if (name === '' || field === null) return null;
    if (field !== undefined) return { field, rank: ASKED };
    const whole = lookUp(key);
    const last = LAST_PART.exec(name.slice(0, LONGEST_NAME))?.[0] ?? '';
    const part = whole ?? lookUp(key.replace(AROUND, '')) ?? lookUp(folded(last));
    if (part !== undefined && (whole !== undefined || !made.has(key))) {
      // A field that the operator gave to a column is not read from others, even when that column is not there.
      const rank = asked.has(part.field) ? Infinity : part.rank + (whole === undefined ? LONGER : OWN);
      return { field: part.field, rank };
    }
    if (leavesOthersOut) return null;
    if (made.has(key)) return () => `column "${name}" cannot be imported: it is made here`;
    return () => `unknown column "${name.slice(0, SHOWN)}"${suggestion(key, byName)}`;
  });
  return (names) => {
    const all = names.map(read);
    const best = new Map<string, Meaning & { at: number }>();
    all.forEach((one, at) => {
      if (isMeaning(one) && one.rank < (best.get(one.field)?.rank ?? Infinity)) best.set(one.field, { ...one, at });
    });
    const problems = all.filter((one) => typeof one === 'function');
    const lesser: { at: number; field: string; text: string }[] = [];
    const fields = all.map((one, at) => {
      if (!isMeaning(one)) return null;
      const first = best.get(one.field);
      if (first?.at === at || SAY_LISTED.has(one.field)) return one.field;
      const [name = '', other = '--map'] = [names[at], first && names[first.at]];
      const isLesser = one.rank > (first?.rank ?? OWN) || (one.rank >= LONGER && leavesOthersOut);
      const text = `column "${name}" is left out, because "${other}" is read as ${one.field}`;
      if (isLesser) lesser.push({ at, field: one.field, text });
      else problems.push(() => repetition(other, name, one.field));
      return null;
    });
    const isOther = (one: unknown, at: number): boolean =>
      one === null && names[at] !== '' && !said.has(folded(names[at] ?? ''));
    const others = leavesOthersOut ? all.flatMap((one, at) => (isOther(one, at) ? at : [])) : [];
    return {
      fields,
      lesser,
      others,
      // Written out where they are asked for: to look for what thousands of names are slips of takes a third of a second.
      get problems() {
        const more = problems.length > TOLD ? [`${problems.length - TOLD} more columns cannot be read`] : [];
        return [...problems.slice(0, TOLD).map((tell) => tell()), ...more];
      },
    };
  };
}

/** Columns that the operator named and a file has not. */
export function absentColumns(map: ColumnMap, names: readonly string[]): string[] {
  const there = new Set(names.map(folded));
  return [...map.keys()].filter((name) => name !== ALL_OTHERS && !there.has(folded(name)));
}

const isMeaning = (one: Meaning | Problem | null): one is Meaning => typeof one === 'object' && one !== null;

const repetition = (one: string, other: string, field: string): string =>
  one === other
    ? `column "${one}" is there twice`
    : `columns "${one}" and "${other}" are both ${field}; leave one out, such as --map "${other}="`;

/** Names of fields are forgiven two slips, and their other names, which are many, one. */
function suggestion(key: string, byName: ReadonlyMap<string, Meaning>): string {
  const isNear = (name: string, slips: number): boolean =>
    name.length > SLIPS + 1 && Math.abs(name.length - key.length) <= slips && editDistance(key, name, slips) <= slips;
  const own = [...byName].find(([name]) => isNear(name, SLIPS))?.[1];
  // A county is no slip of a country.
  const near = own ?? [...BY_ALIAS].find(([name]) => name[0] === key[0] && name !== 'country' && isNear(name, 1))?.[1];
  return near === undefined ? '' : ` (did you mean ${near.field}?)`;
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
