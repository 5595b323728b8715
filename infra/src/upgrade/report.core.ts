import { dangersOf, kindOf, locksOf, waitOf, type PlannedMigration } from './statements.core.ts';

export interface ServiceFacts {
  service: string;
  planned: readonly PlannedMigration[];
  /** Names in its database. */
  applied: readonly string[];
  /** Table -> about how many rows. */
  rows: ReadonlyMap<string, number>;
}

export interface UpgradeFacts {
  services: readonly ServiceFacts[];
  /** Name -> version that is live, and that this checkout has built. */
  releases: readonly { name: string; now: string | null; then: string | null }[];
  /** Names that have a value in the containers' .env, or null when there is none; names that .env.example has, and those that must be set. */
  environment: { set: readonly string[] | null; known: readonly string[]; required: readonly string[] };
  lacking: readonly Lacking[];
}

/** A process that runs, and variables that its next version requires and that it was not started with. */
export interface Lacking {
  name: string;
  variables: readonly string[];
}

/** What an upgrade would do, and why it must not be done (`refusals`), a sentence each. */
export function reportOf(facts: UpgradeFacts) {
  const services = facts.services.map(serviceReport);
  return {
    lines: [
      'Releases of pages',
      ...facts.releases.map(({ name, now, then }) => `  ${name.padEnd(22)} ${versions(now, then)}`),
      'Migrations, in this order, while the old version runs on',
      ...services.flatMap(({ lines }) => lines),
      'Configuration',
      ...environmentLines(facts.environment).map((line) => `  ${line}`),
    ],
    refusals: [
      ...services.flatMap(({ refusals }) => refusals),
      ...facts.lacking.map(
        ({ name, variables }) =>
          `${name} requires ${variables.join(', ')}, which the npm start that runs does not give it: make a backup, stop it, and start it again (npm start).`,
      ),
    ],
  };
}

const versions = (now: string | null, then: string | null): string =>
  now === then ? `${now} stays` : `${now ?? 'none'} -> ${then ?? 'none: it is taken away'}`;

function serviceReport({ service, planned, applied, rows }: ServiceFacts) {
  const known = new Set(planned.map(({ name }) => name));
  const first = planned.find(({ replaces }) => replaces !== null);
  // A first migration stands for all up to the one that it replaces.
  const replaced = applied.indexOf(first?.replaces?.last ?? '') + 1;
  if (first?.replaces && applied.length > 0 && replaced === 0 && !applied.includes(first.name))
    return { lines: [`  ${service}:`], refusals: [`${service}: ${first.replaces.refusal}`] };
  const newer = applied.slice(replaced).filter((name) => !known.has(name));
  const pending = planned.filter((one) => !applied.includes(one.name) && !(one === first && replaced > 0));
  const contracts = pending.filter((one) => kindOf(one) === 'contract');
  return {
    lines: [
      `  ${service}: ${pending.length === 0 ? 'nothing to do' : ''}`.trimEnd(),
      ...pending.flatMap((migration) => migrationLines(migration, rows)),
    ],
    refusals: [
      ...newer.map((name) => `The database of ${service} has ${name}, which this version does not know: it is newer.`),
      ...(contracts.length > 0 && contracts.length < pending.length && applied.length > 0
        ? [`${service} skips a release: ${contracts[0]?.name} takes away what the version that runs may still read.`]
        : []),
      // An empty database has no version before.
      ...(applied.length === 0 ? [] : pending).flatMap((migration) =>
        dangersOf(migration).map((why) => `${service} ${migration.name} ${why}.`),
      ),
    ],
  };
}

function migrationLines(migration: PlannedMigration, rows: ReadonlyMap<string, number>): string[] {
  const locks = locksOf(migration).filter(({ table }) => rows.has(table));
  const told = locks.map(({ table, stops, scans }) => {
    const count = (rows.get(table) ?? 0).toLocaleString('en-US');
    return `      ${table} (about ${count} rows${scans ? ', all are read' : ''}): ${STOPS[stops]}`;
  });
  const seconds = waitOf(locks, rows);
  const wait = seconds > 0 ? `, others wait for about ${seconds} s` : '';
  return [`    ${migration.name} (${kindOf(migration)}${wait})`, ...new Set(told)];
}

const STOPS = { everything: 'reads and writes wait', writes: 'writes wait', nothing: 'nobody waits' };

// Told and never refused: npm start, whose site this is, does not read that file, and compose itself refuses what lacks there.
function environmentLines({ set, known, required }: UpgradeFacts['environment']): string[] {
  if (set === null) return ['no infra/.env here: variables are checked by each program when it starts'];
  const unset = known.filter((name) => !set.includes(name) && !required.includes(name));
  const unread = set.filter((name) => !known.includes(name));
  const missing = required.filter((name) => !set.includes(name));
  const lines = [
    ...(unset.length > 0 ? [`left at their defaults: ${unset.join(', ')}`] : []),
    ...unread.map((name) => `${name} is set, but nothing reads it any more`),
    ...missing.map((name) => `${name} is not set, which containers require and npm start does not`),
  ];
  return [
    'infra/.env, which containers read:',
    ...(lines.length > 0 ? lines : ['as before']).map((line) => `  ${line}`),
  ];
}
