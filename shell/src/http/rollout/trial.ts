import type { ModuleProblem, Screens, ServiceAnswer, ServiceCall, Started } from '../../protocol/render.ts';
import type { ReleaseSet } from '../../registry/release-set.ts';
import type { PoolOptions, RenderPool } from '../../render/pool.ts';

export type Pool = Pick<RenderPool, 'render' | 'drained' | 'close'> & Partial<Pick<RenderPool, 'counts'>>;

/** A release set with the workers that render it. */
export interface LiveSet {
  set: ReleaseSet;
  pool: Pool;
  screens: Screens;
  /** Route patterns of pages that take forms; null when unknown. */
  forms: string[] | null;
}

/** `live` is null when the set does not load. A problem means that it renders a page worse than the other set. */
export interface TrialOutcome {
  live: LiveSet | null;
  problem: string | null;
}

export type Trial = (set: ReleaseSet, comparedWith: LiveSet | null) => Promise<TrialOutcome>;

export interface TrialOptions {
  startPool(options: PoolOptions): Promise<{ pool: Pool; started: Started }>;
  /** Options of every pool. */
  poolOptions: Omit<PoolOptions, 'bundle' | 'code' | 'remotes'>;
  /** Recently visited addresses of a route. */
  recentPages(pattern: string): readonly string[];
  /** Milliseconds for rendering a page once. */
  deadline: number;
  callService(call: ServiceCall): Promise<ServiceAnswer>;
}

/** Starts workers for a set, loads all modules and renders pages of every route, including recently visited ones. */
export const trial =
  (options: TrialOptions): Trial =>
  async (set, comparedWith) => {
    const { bundle, code, workerRemotes } = set;
    let begun: Awaited<ReturnType<TrialOptions['startPool']>>;
    try {
      begun = await options.startPool({ ...options.poolOptions, bundle, code, remotes: workerRemotes });
    } catch (error) {
      return { live: null, problem: error instanceof Error ? error.message : String(error) };
    }
    const { pool, started } = begun;
    if (started.problems.length > 0) {
      pool.close();
      return { live: null, problem: describeProblems(started.problems) };
    }
    const live = { set, pool, screens: started.screens, forms: started.forms };
    return { live, problem: await findWorsePage(live, comparedWith, options) };
  };

const describeProblems = (problems: readonly ModuleProblem[]): string =>
  problems
    .slice(0, 3)
    .map(({ module, message }) => `${module} does not load: ${message}`)
    .join('; ');

/** Finds a page that the other set renders and this one does not. Only GET requests are made. */
async function findWorsePage(
  live: LiveSet,
  comparedWith: LiveSet | null,
  options: TrialOptions,
): Promise<string | null> {
  // Another release of a microfrontend may remove pages, but another shell may not.
  const limit = comparedWith && comparedWith.set.shell.integrity !== live.set.shell.integrity ? 400 : 500;
  for (const { path, assets } of live.set.routes) {
    if (!assets) continue;
    const known = comparedWith?.set.routes.some((route) => route.path === path && route.assets);
    for (const url of new Set([...(path.includes(':') ? [] : [path]), ...options.recentPages(path)])) {
      const problem = await problemOf(live.pool, url, limit, options);
      if (problem === null) continue;
      if (comparedWith && known && (await problemOf(comparedWith.pool, url, limit, options)) !== null) continue;
      return `${url} ${problem}`;
    }
  }
  return null;
}

async function problemOf(
  pool: Pool,
  url: string,
  limit: number,
  { deadline: within, callService }: TrialOptions,
): Promise<string | null> {
  const outcome = await pool.render({ request: { url, form: null, formKey: '' }, within, callService });
  if (outcome.kind === 'failed') return `does not render: ${outcome.reason}`;
  if (outcome.kind !== 'rendered' || outcome.result.kind === 'redirect') return null;
  return outcome.result.status >= limit ? `is answered with ${outcome.result.status}` : null;
}
