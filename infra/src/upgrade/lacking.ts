import { existsSync, readFileSync } from 'node:fs';
import { variablesOf } from '../services/variables.ts';
import { listServices } from '../services/list-services.ts';
import { ROOT } from '../files/paths.ts';
import { childOf } from './replace.ts';
import type { Lacking } from './report.core.ts';

/** Variables that the next versions of running processes require and are not given: an npm start goes on giving them what it gives them now. */
export function lackingIn(children: string): Lacking[] {
  const programs = [
    ...listServices().map(({ name }) => [name, `${name}/dist/main.js`]),
    ['shell', 'shell/dist/http/main.js'],
  ];
  return programs.flatMap(([name = '', program = '']) => {
    const given = environmentOf(childOf(name, children)?.pid);
    if (!given) return [];
    const variables = variablesOf(ROOT, program)
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
