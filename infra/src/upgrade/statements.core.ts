/** A migration as a service's `migrate.js --migrations` prints it. */
export interface PlannedMigration {
  name: string;
  /** Which earlier release stopped using what it takes away; null when it takes nothing away. */
  contractOf: string | null;
  /** A first migration names the one that a database may have instead, and what is said of a database that has neither. */
  replaces: { last: string; refusal: string } | null;
  statements: string[];
}

export interface Lock {
  table: string;
  /** Reads and writes wait, writes wait, or nobody does. */
  stops: 'everything' | 'writes' | 'nothing';
  /** Whether it takes as long as the table is large. */
  scans: boolean;
}

const NAME = String.raw`(?:"?public"?\.)?"?(\w+)"?`;
const at = (text: string): RegExp => new RegExp(text.replaceAll('NAME', NAME).replaceAll(' ', String.raw`\s+`), 'i');

/** `mayContract`: right once no release that is in use reads it any more. */
const DANGERS: readonly [pattern: string, why: string, mayContract: boolean][] = [
  ['drop column', 'drops a column, which the old version still reads', true],
  ['drop table', 'drops a table, which the old version still reads', true],
  ['drop view', 'drops a view, which the old version still reads', true],
  ['drop function', 'drops a function, which the old version may call', true],
  ['rename (column|to|constraint)', 'renames, so that the old version finds nothing: add, copy, and drop later', false],
  [
    String.raw`alter (column )?"?\w+"? (set data )?type`,
    'changes a type, which rewrites the table under a lock',
    false,
  ],
  [String.raw`alter (column )?"?\w+"? set not null`, 'forbids null, which the old version may still write', true],
  [
    String.raw`alter (column )?"?\w+"? set expression`,
    'computes a column anew, which rewrites the table under a lock',
    false,
  ],
  [String.raw`^\s*truncate`, 'empties a table', false],
];

const CREATES_TABLE = at('create table (?:if not exists )?NAME');
const ALTERS = at('alter table (?:if exists )?(?:only )?NAME');
const INDEXES = at(String.raw`create (?:unique )?index (concurrently )?(?:if not exists )?(?:\w+ )?on (?:only )?NAME`);
const ADDED = /add\s+column\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s+([^,;]*)/gi;

/** One statement per entry; semicolons inside of function bodies do not end one. */
export function split(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const match of text.matchAll(/'(?:[^']|'')*'|(\$\w*\$)[\s\S]*?\1|--[^\n]*|;/g)) {
    if (match[0] !== ';') continue;
    parts.push(text.slice(from, match.index));
    from = match.index + 1;
  }
  return [...parts, text.slice(from)].map((part) => part.trim()).filter((part) => part !== '');
}

/** Reasons why a migration must not run while the version before still serves visitors, a sentence each. */
export function dangersOf(migration: PlannedMigration): string[] {
  const { all, isNew } = readStatements(migration);
  const mayRun = (isContract: boolean) => isContract && migration.contractOf !== null;
  return all.flatMap((text) => {
    const table = ALTERS.exec(text)?.[1];
    const index = INDEXES.exec(text);
    const problems = [
      ...DANGERS.flatMap(([pattern, why, mayContract]) =>
        at(pattern).test(text) && !mayRun(mayContract) ? [why] : [],
      ),
      ...(table ? addedColumns(text) : []),
      ...(index && !index[1] && !isNew.has(index[2] ?? '')
        ? [`makes an index of ${index[2]} that writers wait for: create index concurrently, in a migration of its own`]
        : []),
    ];
    return table && isNew.has(table) ? [] : problems;
  });
}

function addedColumns(text: string): string[] {
  return [...text.matchAll(ADDED)].flatMap(([, column = '', rest = '']) =>
    /\bnot\s+null\b/i.test(rest) && !/\bdefault\b|\bgenerated\b/i.test(rest)
      ? [`adds ${column}, which may not be null and has no default: the old version cannot insert`]
      : [],
  );
}

/** Expand: the old version goes on beside it. Contract: takes away what no release in use reads. */
export const kindOf = ({ contractOf }: PlannedMigration): 'expand' | 'contract' =>
  contractOf === null ? 'expand' : 'contract';

/** Which tables that are there already are locked, and against whom. */
export function locksOf(migration: PlannedMigration): Lock[] {
  const { all, isNew } = readStatements(migration);
  return all.flatMap((text): Lock[] => {
    const altered = ALTERS.exec(text)?.[1];
    const [, concurrently, indexed] = INDEXES.exec(text) ?? [];
    if (altered && !isNew.has(altered)) {
      const scans = /\bcheck\b|\bforeign\b|\breferences\b|set\s+(not\s+null|expression)|\btype\b/i.test(text);
      return [{ table: altered, stops: 'everything', scans: scans && !/not\s+valid/i.test(text) }];
    }
    if (indexed && !isNew.has(indexed))
      return [{ table: indexed, stops: concurrently ? 'nothing' : 'writes', scans: true }];
    return [];
  });
}

/** The statements of a migration, and the tables that it makes itself. */
function readStatements({ statements }: PlannedMigration) {
  const all = statements.flatMap(split).map(withoutBodies);
  return { all, isNew: new Set(all.flatMap((text) => CREATES_TABLE.exec(text)?.[1] ?? [])) };
}

/** Neither bodies of functions, nor texts, nor comments do anything to a table. */
const withoutBodies = (text: string): string =>
  text.replace(/(\$\w*\$)[\s\S]*?\1|'(?:[^']|'')*'/g, "''").replace(/--[^\n]*/g, '');

/** Rows that a scan, an index or a check gets through in a second, on a slow disk. */
const ROWS_PER_SECOND = 200_000;

/** Seconds that others may have to wait, from the rows of the tables. */
export const waitOf = (locks: readonly Lock[], rows: ReadonlyMap<string, number>): number =>
  locks
    .filter(({ scans, stops }) => scans && stops !== 'nothing')
    .reduce((sum, { table }) => sum + Math.ceil((rows.get(table) ?? 0) / ROWS_PER_SECOND), 0);
