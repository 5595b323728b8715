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
}

/** Stands in `--map` for every column that is not known. */
const ALL_OTHERS = '*';

/** Names without what people write differently: `Zip Code`, `zip_code` and `ZIPCODE` are one. */
const folded = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const BY_ALIAS = new Map(
  Object.entries(aliases).flatMap(([field, names]) => [field, ...names].map((name) => [folded(name), field] as const)),
);
/** What stands before the names of columns of address books and of other programs: `Business City`, `Address 1 - Street`. */
const BEFORE =
  /^(?:(?:primary|main|business|work|office|company|firm|member|organi[sz]ation|court|agency|attorney|lawyer|billing|shipping|mailing|physical|street|location|display|coordinates|geo)?(?:address1?)?)(?=.{2})/;
const BEHIND = /1?value$/;

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
  const fieldOf = (key: string): string | undefined => {
    const usual = made.has(key) ? undefined : BY_ALIAS.get(key);
    return byName.get(key) ?? (usual !== undefined && taken.has(usual) ? undefined : usual);
  };
  return (names) => {
    const read = names.map((name): string | null | { problem: string; isUnknown: boolean } => {
      if (exact.has(name)) return name;
      const key = folded(name);
      const asked = said.get(key);
      if (name === '' || asked !== undefined) return asked ?? null;
      const field = fieldOf(key);
      if (field !== undefined) return field;
      const bare = made.has(key) ? null : bareOf(key);
      const meant = bare === null || made.has(bare) ? undefined : fieldOf(bare);
      if (meant !== undefined && !taken.has(meant)) return meant;
      if (leavesOthersOut) return null;
      if (made.has(key)) return { problem: `column "${name}" cannot be imported: it is made here`, isUnknown: false };
      const text = `unknown column "${name.slice(0, SHOWN)}"${suggestion(key, byName)}`;
      return { problem: text, isUnknown: true };
    });
    const fields = read.map((one) => (typeof one === 'string' ? one : null));
    const wrong = read.flatMap((one) => (typeof one === 'object' && one !== null ? [one] : []));
    return {
      fields,
      problems: [...wrong.map(({ problem }) => problem), ...repeated(names, fields)],
      hasUnknown: wrong.some(({ isUnknown }) => isUnknown),
    };
  };
}

function repeated(names: readonly string[], fields: readonly (string | null)[]): string[] {
  return fields.flatMap((field, at) => {
    const first = field === null ? at : fields.indexOf(field);
    if (first === at) return [];
    const [one = '', other = ''] = [names[first], names[at]];
    return [
      one === other
        ? `column "${one}" is there twice`
        : `columns "${one}" and "${other}" are both ${field}; leave one out, such as --map "${other}="`,
    ];
  });
}

function suggestion(key: string, byName: ReadonlyMap<string, string>): string {
  const names = [...byName, ...BY_ALIAS];
  const near = names.find(([name]) => name.length > SLIPS + 1 && editDistance(key, name, SLIPS) <= SLIPS);
  return near === undefined ? '' : ` (did you mean ${near[1]}?)`;
}

export type MapReading = { kind: 'map'; map: ColumnMap } | { kind: 'wrong'; problem: string };

/** Reads `Firm Name=name,Tel=phone,County=`; nothing behind the sign leaves a column out, and `*=` all that are not known. */
export function readColumnMap(text: string, fields: readonly string[]): MapReading {
  const map = new Map<string, string | null>();
  for (const pair of text.split(',').filter((one) => one.trim() !== '')) {
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
