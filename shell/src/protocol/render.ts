import type { Site } from '@lawdex/contracts';
import type { Remote } from './page-state.ts';

// All that crosses from the HTTP process to a render worker and back, and what the worker asks of the shell's bundle.

/** What a render worker is started with. */
export interface WorkerSetup {
  /** File of the shell's server bundle: a `ShellBundle`. */
  bundle: string;
  /** Absolute file -> code, of every server file of the set: the very bytes whose hashes were checked. */
  code: ReadonlyMap<string, string>;
  remotes: Remote[];
  site: Site;
  /** Three 32-bit cells, see `HEARTBEAT`, `RUNNING` and `BEGUN`. */
  signals: SharedArrayBuffer;
}

/** Cell that grows while the worker's event loop turns. */
export const HEARTBEAT = 0;
/** Cell with the id of the render that is running synchronously; 0 when none is. */
export const RUNNING = 1;
/** Cell with the id of the last render that the worker has taken up; ids grow. */
export const BEGUN = 2;

export type ToWorker =
  | { type: 'render'; id: number; request: RenderRequest }
  /** Nobody waits for this render any more. Answered by `stopped`, unless it has just ended by itself. */
  | { type: 'stop'; id: number }
  | { type: 'answer'; id: number; answer: ServiceAnswer };

export type FromWorker =
  | ({ type: 'started' } & Started)
  | { type: 'rendered'; id: number; result: RenderAnswer }
  | { type: 'failed'; id: number; message: string }
  /** `idle`: it waited for nothing that anybody could have given it, although the worker had time for it. */
  | { type: 'stopped'; id: number; idle: boolean }
  /** `id` is the call's own, which its answer repeats. */
  | { type: 'call'; id: number; render: number; call: ServiceCall };

export interface RenderRequest {
  /** Path and query. */
  url: string;
  /** Body of a form that was posted without JavaScript. */
  form: string | null;
  formKey: string;
  /** Why the form is not even looked at, in words for who sent it: the page is shown again with what it holds, as 429. */
  refusal?: string;
}

interface RedirectResult {
  kind: 'redirect';
  status: number;
  location: string;
}

interface PageResult {
  kind: 'page';
  status: number;
  /** Escaped HTML for the document's head. */
  head: string;
  html: string;
  /** `PageState` less what the HTTP process knows itself, as JSON. */
  state: string;
}

/** What the shell's bundle makes of a request. */
export type RenderResult = RedirectResult | PageResult;

/** A page as it leaves the worker. The long texts are bytes (UTF-8), which change threads without a copy; the state is escaped for a document. */
export type RenderedPage = Omit<PageResult, 'html' | 'state'> & Record<'html' | 'state', Uint8Array>;

export type RenderAnswer = RedirectResult | RenderedPage;

/** A module that does not load, and why. */
export interface ModuleProblem {
  module: string;
  message: string;
}

export interface Started {
  screens: Screens;
  problems: ModuleProblem[];
  /** Patterns of the routes whose pages take forms; null when the shell's bundle is too old to say. */
  forms: string[] | null;
}

/** A screen of the shell's own that the HTTP process keeps ready for when no page can be rendered. */
export type Screen = 'loading' | 'error' | 'not-found';

export interface RenderedScreen {
  head: string;
  html: string;
}

export type Screens = Record<Screen, RenderedScreen>;

/** A page's call of a service. It goes through the HTTP process, which holds the caches and the deadlines. */
export interface ServiceCall {
  /** `/api/...` with its query. */
  path: string;
  method: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface ServiceAnswer {
  status: number;
  body: string;
  /** `x-total-count`: how many there are beyond this page of a list. */
  total: string | null;
}

export type Enter = <T>(work: () => T) => T;

/** Exports of the shell's server bundle (app/entry-worker.tsx). */
export interface ShellBundle {
  /** Loads every page; names those that could not be. */
  start(remotes: Remote[], site: Site): Promise<ModuleProblem[]>;
  /** Patterns of the routes whose pages take forms. */
  formRoutes?(): string[];
  /** `enter` runs what blocks the thread, so that the HTTP process knows whose page it is that hangs. */
  render(request: RenderRequest, enter: Enter): Promise<RenderResult>;
  renderScreen(screen: Screen): RenderedScreen;
}
