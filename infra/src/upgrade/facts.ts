import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveEntry, readRegistryText, type VariableDescription } from '@lawdex/contracts';
import { StartError } from '../commands/program.ts';
import { baseEnvironment } from '../commands/run-command.ts';
import { ask, databaseAt } from '../databases/ask.ts';
import { listServices } from '../services/list-services.ts';
import { databaseOf } from '../services/names.core.ts';
import { BUILT, ROOT, type DataPaths } from '../files/paths.ts';
import type { ServiceFacts, UpgradeFacts, Lacking } from './report.core.ts';
import { childOf } from './replace.ts';
import type { PlannedMigration } from './statements.core.ts';

/** The settings of containers, if they are set. */
const ENV_FILE = join(ROOT, 'infra/.env');

/** Reads what is installed on a superuser's PostgreSQL and by npm start, and what this checkout would install; changes nothing. */
export async function gather(adminUrl: string, { registry, children }: DataPaths): Promise<UpgradeFacts> {
  const planned = plannedOf();
  const services: ServiceFacts[] = [];
  for (const service of listServices().filter(({ database }) => database)) {
    const found = await installed(databaseAt(adminUrl, databaseOf(service)));
    services.push({ service: service.name, planned: planned.get(service.name) ?? [], ...found });
  }
  const [now, then] = [versionsIn(registry), versionsIn(BUILT.registryFile)];
  const names = [...new Set([...now.keys(), ...then.keys()])].sort();
  const example = readFileSync(join(ROOT, 'infra/.env.example'), 'utf8');
  return {
    services,
    releases: names.map((name) => ({ name, now: now.get(name) ?? null, then: then.get(name) ?? null })),
    environment: {
      set: existsSync(ENV_FILE) ? namesIn(readFileSync(ENV_FILE, 'utf8'), /^([A-Z][A-Z0-9_]*)=.+/gm) : null,
      known: namesIn(example, /^(?:# )?([A-Z][A-Z0-9_]*)=/gm),
      // Those without a comment sign.
      required: namesIn(example, /^([A-Z][A-Z0-9_]*)=/gm),
    },
    lacking: lackingIn(children),
  };
}

async function installed(url: string): Promise<Pick<ServiceFacts, 'applied' | 'rows'>> {
  const [{ there } = { there: false }] = await ask<{ there: boolean }>(
    url,
    `select to_regclass('public.migrations') is not null as there`,
  );
  const names = there ? await ask<{ name: string }>(url, 'select name from migrations order by id') : [];
  const tables = await ask<{ table: string; rows: number }>(url, ROWS);
  return {
    applied: names.map(({ name }) => name),
    rows: new Map(tables.map(({ table, rows }) => [table, Math.round(rows)])),
  };
}

function versionsIn(file: string): Map<string, string> {
  const outcome = existsSync(file) ? readRegistryText(readFileSync(file, 'utf8')) : null;
  if (outcome?.kind !== 'registry') return new Map();
  return new Map(
    Object.entries(outcome.registry.microFrontends).flatMap(([name, all]) => {
      const live = liveEntry(all);
      return live ? [[name, live.metadata.version] as const] : [];
    }),
  );
}

const namesIn = (text: string, line: RegExp): string[] => [...text.matchAll(line)].map(([, name = '']) => name);

/** Estimates of the last ANALYZE: counting would read whole tables. */
const ROWS = `
  select relname as table, greatest(reltuples, 0)::float8 as rows
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`;

/** Variables that the next versions of running processes require and are not given: an npm start goes on giving them what it gives them now. */
export function lackingIn(children: string): Lacking[] {
  const programs = [
    ...listServices().map(({ name }) => [name, `${name}/dist/main.js`]),
    ['shell', 'shell/dist/http/main.js'],
  ];
  return programs.flatMap(([name = '', program = '']) => {
    const given = environmentOf(childOf(name, children)?.pid);
    if (!given) return [];
    const variables = variablesOf(program)
      .filter((variable) => variable.required)
      .map((variable) => variable.name)
      .filter((variable) => !given.has(variable) && !given.has(`${variable}_FILE`));
    return variables.length > 0 ? [{ name, variables }] : [];
  });
}

/** Names of what a process was started with; null where that cannot be read, as anywhere but on Linux. */
function environmentOf(pid: number | undefined): Set<string> | null {
  const file = `/proc/${pid}/environ`;
  if (!existsSync(file)) return null;
  const entries = readFileSync(file, 'utf8').split('\0');
  return new Set(entries.map((entry) => entry.slice(0, entry.indexOf('='))));
}

/** Service -> its migrations in their order, as its built program tells them. */
export function plannedOf(): Map<string, PlannedMigration[]> {
  const services = listServices().filter(({ database }) => database);
  return new Map(services.map(({ name }) => [name, toldBy(`${name}/dist/migrate.js`, '--migrations')]));
}

/** What a built program says of itself when it is asked by this option. */
function toldBy<T>(program: string, option: '--variables' | '--migrations'): T {
  const file = join(ROOT, program);
  if (!existsSync(file)) throw new StartError(`${program} is not built.`, ['npm run build']);
  const options = { encoding: 'utf8', env: baseEnvironment() } as const;
  return JSON.parse(execFileSync(process.execPath, [file, option], options)) as T;
}

export const variablesOf = (program: string): VariableDescription[] => toldBy(program, '--variables');
