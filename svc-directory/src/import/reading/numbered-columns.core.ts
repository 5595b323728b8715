/** `categories/0`, `openingHours/0/day` and `categories.0`, as programs write the items of a list side by side. */
const NUMBERED = /^(.+?)[/.](\d{1,3})(?:[/.]\w+)?$/;
/** `Monday Open`, `mon_close`, `Friday Closing Time` and, by Facebook, `mon_2_open`. */
const HALF_A_DAY =
  /^(?:hours[./_ ])?((?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)[\s_-]*(?:(\d)[\s_-]+)?(?:(open(?:s|ing)?|start|from)|close[sd]?|closing|end|to)(?:[\s_-]*(?:time|hours?))?$/i;

const MIDNIGHT = /^(?:(?:0?0|24):00|12(?::00)? ?am)/i;

export interface ListedColumns {
  /** Names of columns, of which one stands for all items of a list, and for both times of a weekday. */
  names: readonly string[];
  /** The cells of a row below these names: items of a list stand between semicolons, and a dash between times. Undefined where the row has none. */
  cells: (row: readonly string[]) => readonly (string | undefined)[];
}

interface Part {
  base: string;
  /** Its number in a list; 0 where a day opens, and 1 where it closes, and so on for its further times. */
  item: number;
  isTime: boolean;
}
type Place = Pick<Part, 'item' | 'isTime'> & { at: number };

function partIn(name: string): Part | null {
  const [, base, item] = NUMBERED.exec(name) ?? [];
  if (base !== undefined) return { base, item: Number(item), isTime: false };
  const [, day, span = 1, opens] = HALF_A_DAY.exec(name) ?? [];
  const first = 2 * (Number(span) - 1);
  return day === undefined ? null : { base: day, item: opens === undefined ? first + 1 : first, isTime: true };
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

function listIn(row: readonly string[], places: readonly Place[]): string | undefined {
  if (places.every(({ at }) => at >= row.length)) return undefined;
  const items = new Map<number, string[]>();
  for (const { at, item } of places) {
    const cell = row[at]?.trim() ?? '';
    if (cell !== '') items.set(item, [...(items.get(item) ?? []), cell]);
  }
  const inOrder = [...items].sort(([a], [b]) => a - b);
  if (!places.some(({ isTime }) => isTime)) return inOrder.map(([, parts]) => parts.join(' ')).join('; ');
  const spans = new Map<number, string[]>();
  for (const [item, parts] of inOrder) {
    const span = Math.floor(item / 2);
    spans.set(span, [...(spans.get(span) ?? []), parts.join(' ')]);
  }
  return [...spans.values()].map(spanText).join(', ');
}

/** A day that is closed says so in both columns, and one from midnight to midnight is open. */
const spanText = (times: readonly string[]): string =>
  (times.every((time) => MIDNIGHT.test(time)) ? times : [...new Set(times)]).join(' - ');
