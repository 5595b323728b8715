import { StatementNames } from './statement-names.core.ts';

const asked = (names: StatementNames, sql: string, times: number): (string | undefined)[] =>
  Array.from({ length: times }, () => names.of(sql));

it('names a statement when it is asked for the fourth time, and always the same', () => {
  const names = asked(new StatementNames('search'), 'select 1', 5);
  expect(names).toEqual([undefined, undefined, undefined, 'search-1', 'search-1']);
});

it('gives each statement a name of its own, and none to what comes when all names are taken', () => {
  const names = new StatementNames('search');
  const given = Array.from({ length: 100 }, (_, index) => asked(names, `select ${index}`, 4).at(-1));
  expect(new Set(given.slice(0, 80)).size).toBe(80);
  expect(given.slice(80)).toEqual(Array.from({ length: 20 }, () => undefined));
  expect(names.of('select 0')).toBe('search-1');
});
