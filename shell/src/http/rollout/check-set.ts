import type { ModuleProblem, Screens, ServiceAnswer, ServiceCall, Started } from '../../protocol/render.ts';
import type { ReleaseSet } from '../../registry/release-set.ts';
import type { PoolOptions, RenderPool } from '../../render/pool.ts';
import { NotReady } from '../../render/thread.ts';

/** Milliseconds for a page of a set that is checked, because a new worker compiles it, and may have to wait for a core. */
const PATIENCE_MS = 5_000;

export type Pool = Pick<RenderPool, 'render' | 'drained' | 'close'> & Partial<Pick<RenderPool, 'counts'>>;

export interface LiveSet {
  set: ReleaseSet;
  pool: Pool;
  screens: Screens;
  /** Route patterns of pages that take forms; null when unknown. */
  forms: string[] | null;
}

/** `live` is null when the set does not load. A problem means that it renders a page worse than the other set. */
export interface CheckOutcome {
  live: LiveSet | null;
  problem: string | null;
  /** Whether the set was too slow, which may be the machine's fault. */
  isSlow?: boolean;
}

export type Check = (set: ReleaseSet, comparedWith: LiveSet | null) => Promise<CheckOutcome>;

export interface CheckOptions {
  startPool(options: PoolOptions): Promise<{ pool: Pool; started: Started }>;
  poolOptions: Omit<PoolOptions, 'bundle' | 'code' | 'remotes'>;
  recentPages(pattern: string): readonly string[];
  callService(call: ServiceCall): Promise<ServiceAnswer>;
}

/** Starts workers for a set, loads all modules and renders pages of every route, including recently visited ones. */
export const check =
  (options: CheckOptions): Check =>
  async (set, comparedWith) => {
    const { bundle, code, workerRemotes } = set;
    let begun: Awaited<ReturnType<CheckOptions['startPool']>>;
    try {
      begun = await options.startPool({ ...options.poolOptions, bundle, code, remotes: workerRemotes });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      return { live: null, problem, isSlow: error instanceof NotReady };
    }
    const { pool, started } = begun;
    if (started.problems.length > 0) {
      pool.close();
      return { live: null, problem: describeProblems(started.problems) };
    }
    const live = { set, pool, screens: started.screens, forms: started.forms };
    return { live, problem: null, ...(await findWorsePage(live, comparedWith, options)) };
  };

const describeProblems = (problems: readonly ModuleProblem[]): string =>
  problems
    .slice(0, 3)
    .map(({ module, message }) => `${module} does not load: ${message}`)
    .join('; ');

type Problem = { problem: string; isSlow?: boolean };

/** Finds a page that the other set renders and this one does not. Only GET requests are made. */
async function findWorsePage(
  live: LiveSet,
  comparedWith: LiveSet | null,
  options: CheckOptions,
): Promise<Problem | null> {
  // Another release of a microfrontend may remove pages, but another shell may not.
  const limit = comparedWith && comparedWith.set.shell.integrity !== live.set.shell.integrity ? 400 : 500;
  for (const { path, assets } of live.set.routes) {
    if (!assets) continue;
    const known = comparedWith?.set.routes.some((route) => route.path === path && route.assets);
    for (const url of new Set([...(path.includes(':') ? [] : [path]), ...options.recentPages(path)])) {
      const problem = await problemOf(live.pool, url, limit, options);
      if (problem === null) continue;
      if (comparedWith && known && (await problemOf(comparedWith.pool, url, limit, options)) !== null) continue;
      return { ...problem, problem: `${url} ${problem.problem}` };
    }
  }
  return null;
}

async function problemOf(
  pool: Pool,
  url: string,
  limit: number,
  { callService }: CheckOptions,
): Promise<Problem | null> {
  const outcome = await pool.render({ request: { url, form: null, formKey: '' }, within: PATIENCE_MS, callService });
  if (outcome.kind === 'failed') return { problem: `does not render: ${outcome.reason}` };
  if (outcome.kind === 'late') return { problem: `is not rendered within ${PATIENCE_MS} ms`, isSlow: true };
  if (outcome.kind !== 'rendered' || outcome.result.kind === 'redirect' || outcome.result.status < limit) return null;
  return { problem: `is answered with ${outcome.result.status}` };
}
