import { endProcess } from '../processes/end-process.ts';
import { StartError } from '../commands/program.ts';
import { answers, until } from '../processes/http.ts';
import type { DataPaths } from '../files/paths.ts';
import { childrenIn } from '../site/children-file.ts';

const END_MS = 15_000;
const BACK_MS = 120_000;

/** A process of npm start, as its file of children says. */
export const childOf = (name: string, file: string) => childrenIn(file).find((child) => child.name === name);

/** Where the site listens, as its npm start says; `port` is for one of an earlier release, which does not tell. */
export function originOf(file: string, port: number): string {
  const readyUrl = childOf('shell', file)?.readyUrl;
  return readyUrl === undefined ? `http://localhost:${port}` : new URL(readyUrl).origin;
}

/** Ends a process of npm start, which starts it again from the files of now; resolves, with the seconds, once it is ready and the site answers with it. */
export async function replace(name: string, { paths, origin }: { paths: DataPaths; origin: string }): Promise<string> {
  const before = childOf(name, paths.children);
  if (!before) throw new StartError(`${name} does not run on ${paths.dataDir}.`, ['Start the site: npm start']);
  const began = performance.now();
  await endProcess(before.pid, before.startedAt, END_MS);
  const isBack = async () => {
    const now = childOf(name, paths.children);
    if (now === undefined || now.pid === before.pid) return false;
    // The site answers with what it keeps, also without a service, so the process is asked itself.
    const asked = [now.readyUrl ?? [], `${origin}/`, `${origin}/api/businesses/search?limit=1`].flat();
    for (const url of asked) if (!(await answers(url))) return false;
    return true;
  };
  if (!(await until(isBack, BACK_MS))) throw new StartError(`The site does not answer since ${name} was replaced.`);
  return ((performance.now() - began) / 1000).toFixed(1);
}
