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

describe('the report of an upgrade', () => {
  it('names what would run, whom it stops, and for how long', () => {
    const { lines, refusals } = report([FIRST, TITLE]);
    expect(lines).toContain('    Title2 (expand, others wait for about 2 s)');
    expect(lines).toContain('      notes (about 400,000 rows, all are read): reads and writes wait');
    expect(refusals).toEqual([]);
  });

  it('says that there is nothing to do', () => {
    expect(report([FIRST]).lines).toContain('  svc-notes: nothing to do');
  });

  it('names releases that change, and those that stay', () => {
    const releases = [
      { name: 'shell', now: '0.1.0-a', then: '0.1.0-b' },
      { name: 'mf-blog', now: '0.1.0-c', then: '0.1.0-c' },
    ];
    const { lines } = report([FIRST], { releases });
    expect(lines).toContain(`  ${'shell'.padEnd(22)} 0.1.0-a -> 0.1.0-b`);
    expect(lines).toContain(`  ${'mf-blog'.padEnd(22)} 0.1.0-c stays`);
  });

  it('names variables that nothing reads any more', () => {
    const environment = { set: ['PUBLIC_ORIGIN', 'OLD'], known: ['PUBLIC_ORIGIN', 'NEW'], required: [] };
    const { lines } = report([FIRST], { environment });
    expect(lines).toContain('    OLD is set, but nothing reads it any more');
    expect(lines).toContain('    left at their defaults: NEW');
  });

  it('names what lacks in the file of the containers, and is not refused for it, since npm start does not read it', () => {
    const environment = { set: [], known: ['PUBLIC_ORIGIN'], required: ['PUBLIC_ORIGIN'] };
    const { lines, refusals } = report([FIRST], { environment });
    expect(lines).toContain('    PUBLIC_ORIGIN is not set, which containers require and npm start does not');
    expect(refusals).toEqual([]);
  });
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
