import { dangersOf, kindOf, locksOf, split, waitOf, type PlannedMigration } from './statements.core.ts';

const migration = (text: string, contractOf: string | null = null): PlannedMigration => ({
  name: 'Example1',
  contractOf,
  replaces: null,
  statements: [text],
});

describe('what the old version would not survive', () => {
  it.each([
    ['alter table reviews drop column title', 'drops a column'],
    ['drop table reviews', 'drops a table'],
    ['alter table reviews rename column title to headline', 'renames'],
    ['alter table reviews rename to opinions', 'renames'],
    ['alter table reviews alter column rating type smallint', 'changes a type'],
    ['alter table reviews alter rating set data type smallint', 'changes a type'],
    ['alter table reviews alter column title set not null', 'forbids null'],
    ['alter table reviews add column title text not null', 'adds title, which may not be null and has no default'],
    ['alter table reviews add column a text, add column b int not null', 'adds b,'],
    ['create index reviews_by_title on reviews (title)', 'makes an index of reviews that writers wait for'],
    ['create unique index reviews_by_title on reviews (title)', 'makes an index of reviews'],
    ['select 1; alter table reviews\n  drop column title', 'drops a column'],
    ['truncate reviews', 'empties a table'],
  ])('%s is refused', (text, why) => {
    expect(dangersOf(migration(text))).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'alter table reviews add column title text',
    "alter table reviews add column title text not null default ''",
    'create index concurrently reviews_by_title on reviews (title)',
    'create table votes (id int not null); create index votes_by_id on votes (id); alter table votes alter id set not null',
    'create function f() returns trigger language plpgsql as $$ begin drop table x; alter table y drop column z; end $$',
    "comment on table reviews is 'drop table reviews; or not'",
    'create trigger t after truncate on reviews execute function f()',
  ])('%s is not', (text) => {
    expect(dangersOf(migration(text))).toEqual([]);
  });

  it('a contract may drop what an earlier release stopped reading, but renames nothing', () => {
    const contract = (text: string) => dangersOf(migration(text, '1.4.0 stopped reading it'));
    expect(contract('alter table reviews drop column title')).toEqual([]);
    expect(contract('alter table reviews rename to opinions')).toHaveLength(1);
    expect(kindOf(migration('', '1.4.0'))).toBe('contract');
    expect(kindOf(migration(''))).toBe('expand');
  });
});

describe('locks', () => {
  it('an altered table stops everything, an index stops writes, a concurrent one nothing', () => {
    const text = `alter table reviews add column title text;
      create index a on reviews (title); create index concurrently b on reviews (title); create table votes (id int)`;
    expect(locksOf(migration(text))).toEqual([
      { table: 'reviews', stops: 'everything', scans: false },
      { table: 'reviews', stops: 'writes', scans: true },
      { table: 'reviews', stops: 'nothing', scans: true },
    ]);
  });

  it('are waited for as long as the table is large, when every row is looked at', () => {
    const rows = new Map([['reviews', 1_000_000]]);
    expect(waitOf(locksOf(migration('create index a on reviews (title)')), rows)).toBe(5);
    expect(waitOf(locksOf(migration('alter table reviews add column title text')), rows)).toBe(0);
  });
});

it('a semicolon in a text, a comment or the body of a function ends no statement', () => {
  expect(split("insert into a values ('x;''y'); -- no; end\nselect $f$ a; b $f$;")).toEqual([
    "insert into a values ('x;''y')",
    '-- no; end\nselect $f$ a; b $f$',
  ]);
});
