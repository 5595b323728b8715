/** `categories/0`, `openingHours/0/day` and `categories.0`, as programs write the items of a list side by side. */
const NUMBERED = /^(.+?)[/.](\d{1,3})(?:[/.]\w+)?$/;

export interface ListedColumns {
  /** Names of columns, of which one stands for all items of a list. */
  names: readonly string[];
  /** The cells of a row below these names: items of a list stand between semicolons. */
  cells: (row: readonly string[]) => readonly string[];
}

/** Puts columns together that are items of one list, so that it is read as one column. */
export function listedColumns(names: readonly string[]): ListedColumns {
  const bases = new Set(
    names.flatMap((name) => (NUMBERED.exec(name)?.[2] === '0' ? (NUMBERED.exec(name)?.[1] ?? []) : [])),
  );
  if (bases.size === 0) return { names, cells: (row) => row };
  const groups = new Map<string, { name: string; places: { at: number; item: number }[] }>();
  names.forEach((name, at) => {
    const [, base = '', item = '0'] = NUMBERED.exec(name) ?? [];
    const isListed = bases.has(base);
    const key = isListed ? base : `column ${at}`;
    const group = groups.get(key) ?? { name: isListed ? base : name, places: [] };
    group.places.push({ at, item: Number(item) });
    groups.set(key, group);
  });
  const columns = [...groups.values()];
  return {
    names: columns.map(({ name }) => name),
    cells: (row) => columns.map(({ places }) => listIn(row, places)),
  };
}

function listIn(row: readonly string[], places: readonly { at: number; item: number }[]): string {
  const items = new Map<number, string[]>();
  for (const { at, item } of places) {
    const cell = row[at]?.trim() ?? '';
    if (cell !== '') items.set(item, [...(items.get(item) ?? []), cell]);
  }
  return [...items]
    .sort(([a], [b]) => a - b)
    .map(([, parts]) => parts.join(' '))
    .join('; ');
}
