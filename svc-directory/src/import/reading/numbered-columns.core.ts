/** `categories/0`, `openingHours/0/day` and `categories.0`, as programs write the items of a list side by side. */
const NUMBERED = /^(.+?)[/.](\d{1,3})(?:[/.]\w+)?$/;
/** `Monday Open`, `mon_close` and `Friday Closing Time`. */
const HALF_A_DAY =
  /^((?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)[\s_-]*(?:(open(?:s|ing)?|start|from)|close[sd]?|closing|end|to)(?:[\s_-]*(?:time|hours?))?$/i;

const MIDNIGHT = /^(?:(?:0?0|24):00|12(?::00)? ?am)/i;

export interface ListedColumns {
  /** Names of columns, of which one stands for all items of a list, and for both times of a weekday. */
  names: readonly string[];
  /** The cells of a row below these names: items of a list stand between semicolons, and a dash between times. */
  cells: (row: readonly string[]) => readonly string[];
}

interface Part {
  base: string;
  /** Its number in a list; 0 where a day opens, and 1 where it closes. */
  item: number;
  isTime: boolean;
}
type Place = Pick<Part, 'item' | 'isTime'> & { at: number };

function partIn(name: string): Part | null {
  const [, base, item] = NUMBERED.exec(name) ?? [];
  if (base !== undefined) return { base, item: Number(item), isTime: false };
  const [, day, opens] = HALF_A_DAY.exec(name) ?? [];
  return day === undefined ? null : { base: day, item: opens === undefined ? 1 : 0, isTime: true };
}

/** Puts columns together that are items of one list, or both times of a day, so that they are read as one column. */
export function listedColumns(names: readonly string[]): ListedColumns {
  const parts = names.map(partIn);
  const isWhole = ({ base, isTime }: Part): boolean =>
    (isTime ? [0, 1] : [0]).every((item) => parts.some((other) => other?.base === base && other.item === item));
  if (!parts.some((part) => part && isWhole(part))) return { names, cells: (row) => row };
  const groups = new Map<string, { name: string; places: Place[] }>();
  names.forEach((name, at) => {
    const part = parts[at];
    const { base, item, isTime } = part && isWhole(part) ? part : { base: name, item: 0, isTime: false };
    const key = base === name ? `column ${at}` : base;
    const group = groups.get(key) ?? { name: base, places: [] };
    group.places.push({ at, item, isTime });
    groups.set(key, group);
  });
  const columns = [...groups.values()];
  return {
    names: columns.map(({ name }) => name),
    cells: (row) => columns.map(({ places }) => listIn(row, places)),
  };
}

function listIn(row: readonly string[], places: readonly Place[]): string {
  const items = new Map<number, string[]>();
  for (const { at, item } of places) {
    const cell = row[at]?.trim() ?? '';
    if (cell !== '') items.set(item, [...(items.get(item) ?? []), cell]);
  }
  const inOrder = [...items].sort(([a], [b]) => a - b).map(([, parts]) => parts.join(' '));
  if (!places.some(({ isTime }) => isTime)) return inOrder.join('; ');
  // A day that is closed says so in both columns, and one from midnight to midnight is open.
  const times = inOrder.every((item) => MIDNIGHT.test(item)) ? inOrder : [...new Set(inOrder)];
  return times.join(' - ');
}
