import { reportOf, type UpgradeFacts } from './report.core.ts';
import type { PlannedMigration } from './statements.core.ts';

const planned = (name: string, statement: string, contractOf: string | null = null): PlannedMigration => ({
  ...{ name, contractOf, replaces: null, statements: [statement] },
});
const FIRST = planned('Notes1', 'create table notes (id int)');
const TITLE = planned('Title2', 'alter table notes add column title text check (length(title) < 80)');

function report(migrations: PlannedMigration[], more: Partial<UpgradeFacts> = {}, applied = ['Notes1']) {
  const services = [{ service: 'svc-notes', planned: migrations, applied, rows: new Map([['notes', 400_000]]) }];
  const environment = { set: ['PUBLIC_ORIGIN'], known: ['PUBLIC_ORIGIN'], required: ['PUBLIC_ORIGIN'] };
  return reportOf({ services, releases: [], environment, lacking: [], ...more });
}

const releases = [
  { name: 'shell', now: '0.1.0-a', then: '0.1.0-b' },
  { name: 'mf-blog', now: '0.1.0-c', then: '0.1.0-c' },
];
const environment = { set: ['OLD'], known: ['PUBLIC_ORIGIN', 'NEW'], required: ['PUBLIC_ORIGIN'] };

it.each<[string, PlannedMigration[], Partial<UpgradeFacts>, string[]]>([
  [
    'what would run, whom it stops, and for how long',
    [FIRST, TITLE],
    {},
    [
      '    Title2 (expand, others wait for about 2 s)',
      '      notes (about 400,000 rows, all are read): reads and writes wait',
    ],
  ],
  ['that there is nothing to do', [FIRST], {}, ['  svc-notes: nothing to do']],
  [
    'which releases change, and which stay',
    [FIRST],
    { releases },
    [`  ${'shell'.padEnd(22)} 0.1.0-a -> 0.1.0-b`, `  ${'mf-blog'.padEnd(22)} 0.1.0-c stays`],
  ],
  [
    'what nothing reads any more, and what containers lack, which is no reason to refuse, since npm start does not read it',
    [FIRST],
    { environment },
    [
      '    OLD is set, but nothing reads it any more',
      '    left at their defaults: NEW',
      '    PUBLIC_ORIGIN is not set, which containers require and npm start does not',
    ],
  ],
])('the report of an upgrade tells %s', (_what, migrations, more, told) => {
  const { lines, refusals } = report(migrations, more);
  expect(lines).toEqual(expect.arrayContaining(told));
  expect(refusals).toEqual([]);
});

describe('a first migration', () => {
  const first = {
    ...planned('First8', 'create table notes (id int)'),
    replaces: { last: 'Title2', refusal: 'Too old.' },
  };

  it('is nothing to do where the one that it replaces has been applied, or it has been recorded', () => {
    for (const applied of [['Notes1', 'Title2'], ['Notes1', 'Title2', 'First8'], ['First8']])
      expect(report([first], {}, applied)).toEqual({
        lines: expect.arrayContaining(['  svc-notes: nothing to do']),
        refusals: [],
      });
    expect(report([first], {}, ['Notes1', 'Title2', 'First8', 'Later9']).refusals).toHaveLength(1);
  });

  it('refuses what is older, in its own words', () => {
    expect(report([first, TITLE], {}, ['Notes1']).refusals).toEqual(['svc-notes: Too old.']);
  });
});

describe('an upgrade is refused', () => {
  const drop = (contractOf: string | null) => planned('Drop3', 'alter table notes drop column title', contractOf);
  const lacking = [{ name: 'svc-notes', variables: ['NOTES_TOKEN', 'NOTES_PORT'] }];

  it.each([
    ['the database is newer than this version', report([FIRST], {}, ['Notes1', 'Later9']), 'Later9'],
    ['a migration would break the version that runs', report([FIRST, drop(null)]), 'Drop3 drops a column'],
    [
      'it skips the release that stopped reading what is taken away',
      report([FIRST, TITLE, drop('1.4.0')]),
      'svc-notes skips a release',
    ],
    [
      'a process that runs is not given what its next version requires',
      report([FIRST], { lacking }),
      'svc-notes requires NOTES_TOKEN, NOTES_PORT, which the npm start that runs',
    ],
  ])('when %s', (_why, { refusals }, told) => expect(refusals).toEqual([expect.stringContaining(told)]));

  it('for none of these where the database is empty, or the release between has been installed', () => {
    expect(report([FIRST, drop(null)], {}, []).refusals).toEqual([]);
    expect(report([FIRST, drop('1.4.0')]).refusals).toEqual([]);
  });
});
