import { isModuleName, isRecord, isRoute, isRoutePath, isWake, nameProblem } from '@lawdex/contracts';
import type { ReleaseRoute, SlotWake } from '@lawdex/contracts';

/** The content of `mf.json`. The shell has one too. */
export interface Manifest {
  /** The name of the workspace's folder. */
  name: string;
  /** Major version of the contract with the shell. */
  contract: number;
  routes: ReleaseRoute[];
  /** Slot of the shell -> the exposed module that fills it. */
  slots: Record<string, string>;
  /** Slot -> the events or keys that its module waits for; by default it loads after every page. */
  wakes: Record<string, SlotWake>;
}

/** The manifest, or what is wrong with the file, one sentence each. */
export type ManifestOutcome = { kind: 'manifest'; manifest: Manifest } | { kind: 'invalid'; problems: string[] };

const MODULE_FORM = 'a module as "./hello", which is the file src/expose/hello.tsx';

export function readManifest(written: unknown, folder: string): ManifestOutcome {
  if (!isRecord(written)) return { kind: 'invalid', problems: ['It must be an object.'] };
  const { name, contract, routes, slots = {}, wakes = {} } = written;
  const wrongName = nameProblem(folder);
  const problems: string[] = wrongName === null ? [] : [wrongName];
  if (name !== folder) problems.push(`"name" must be the folder's name, "${folder}".`);
  if (typeof contract !== 'number' || !Number.isInteger(contract) || contract < 1)
    problems.push('"contract" must be a whole number, the version of the contract with the shell: 1.');
  if (!Array.isArray(routes)) problems.push('"routes" must be a list; it may be empty.');
  const list: unknown[] = Array.isArray(routes) ? routes : [];
  problems.push(...list.flatMap(routeProblems), ...repeated(list.filter(isRoute)));
  const slotModules = isRecord(slots) ? Object.entries(slots) : [];
  if (!isRecord(slots)) problems.push('"slots" must be an object of slot names and modules.');
  for (const [slot, module] of slotModules) {
    if (!isModuleName(module)) problems.push(`"slots.${slot}" must name ${MODULE_FORM}.`);
  }
  if (!isRecord(wakes)) problems.push('"wakes" must be an object of slot names and what wakes them.');
  const wakesOf = isRecord(wakes) ? Object.entries(wakes) : [];
  problems.push(...wakesOf.flatMap(([slot, wake]) => wakeProblems(slot, wake, slots)));
  if (problems.length > 0 || typeof contract !== 'number') return { kind: 'invalid', problems };
  return {
    kind: 'manifest',
    manifest: {
      name: folder,
      contract,
      routes: list.filter(isRoute),
      slots: Object.fromEntries(slotModules.map(([slot, module]) => [slot, String(module)])),
      wakes: Object.fromEntries(
        wakesOf.flatMap(([slot, wake]): [string, SlotWake][] => (isWake(wake) ? [[slot, wake]] : [])),
      ),
    },
  };
}

function wakeProblems(slot: string, wake: unknown, slots: unknown): string[] {
  return [
    ...(isRecord(slots) && Object.hasOwn(slots, slot) ? [] : [`"wakes.${slot}" is no slot of "slots".`]),
    ...(isWake(wake)
      ? []
      : [`"wakes.${slot}" must be an object of lists: "stored", keys of localStorage, or "events", or both.`]),
  ];
}

function routeProblems(route: unknown, index: number): string[] {
  if (!isRecord(route)) return [`"routes[${index}]" must be an object with "path" and "module".`];
  return [
    ...(isRoutePath(route.path)
      ? []
      : [`"routes[${index}].path" must be a path pattern as "/hello" or "/hello/:name".`]),
    ...(isModuleName(route.module) ? [] : [`"routes[${index}].module" must name ${MODULE_FORM}.`]),
  ];
}

function repeated(routes: readonly ReleaseRoute[]): string[] {
  const paths = routes.map(({ path }) => path);
  return [...new Set(paths.filter((path, index) => paths.indexOf(path) !== index))].map(
    (path) => `"${path}" is served twice; the second route would never be reached.`,
  );
}
