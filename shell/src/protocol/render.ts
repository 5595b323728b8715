import type { Site } from '@lawdex/contracts';
import type { ApiAnswer, ApiCall } from '@lawdex/mf-kit/api';
import type { Remote } from './page-state.ts';

// Messages between the HTTP process and render workers, and the interface of the shell's bundle.

export interface WorkerSetup {
  /** File of the shell's server bundle: a `ShellBundle`. */
  bundle: string;
  /** Absolute file -> verified code of every server file of the set; no other code is executed. */
  code: ReadonlyMap<string, string>;
  remotes: Remote[];
  site: Site;
  /** Four 32-bit cells, see `HEARTBEAT`, `RUNNING`, `BEGUN` and `TASK`. */
  signals: SharedArrayBuffer;
}

/** Cell that increases while the worker's event loop turns. */
export const HEARTBEAT = 0;
/** Cell with the id of the render that runs synchronously; 0 for none. */
export const RUNNING = 1;
/** Cell with the id of the last render that the worker has begun; ids grow. */
export const BEGUN = 2;
/** Cell with the thread's number in the system; 0 where /proc does not tell it. */
export const TASK = 3;

export type ToWorker =
  | { type: 'render'; id: number; request: RenderRequest }
  /** The render is no longer needed. The worker answers `stopped`, unless it has just ended. */
  | { type: 'stop'; id: number }
  | ({ type: 'answer'; id: number } & GivenAnswer);

export interface GivenAnswer {
  /** Null for the one that the worker keeps. */
  answer: ServiceAnswer | null;
  /** Under which the worker shall keep it, because pages ask for it again and again; null for not. */
  number: number | null;
}

export type FromWorker =
  | ({ type: 'started' } & Started)
  | { type: 'rendered'; id: number; result: RenderAnswer }
  | { type: 'failed'; id: number; message: string }
  /** `idle`: the page waited for nothing that could have come, although the worker had time. */
  | { type: 'stopped'; id: number; idle: boolean }
  /** `id` identifies the call; its answer repeats it. `known` is the number of the kept answer; null for none. */
  | { type: 'call'; id: number; render: number; call: ServiceCall; known: number | null };

export interface RenderRequest {
  url: string;
  /** Body of a form that was posted without JavaScript. */
  form: string | null;
  formKey: string;
  /** Why the form is refused unread, as a message for its sender. The page is shown again with status 429. */
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
  head: string;
  html: string;
  /** `PageState` less what the HTTP process knows itself, as JSON. */
  state: string;
}

export type RenderResult = RedirectResult | PageResult;

/** A page as it leaves the worker. The long texts are bytes (UTF-8), which change threads without a copy; the state is escaped for a document. */
export type RenderedPage = Omit<PageResult, 'html' | 'state'> & Record<'html' | 'state', Uint8Array>;

export type RenderAnswer = RedirectResult | RenderedPage;

export interface ModuleProblem {
  module: string;
  message: string;
}

export interface Started {
  screens: Screens;
  problems: ModuleProblem[];
  /** Route patterns of pages that take forms; null for an older shell bundle. */
  forms: string[] | null;
}

/** The shell's own screens, for answers without a rendered page. */
export type Screen = 'loading' | 'error' | 'not-found';

export type RenderedScreen = Pick<PageResult, 'head' | 'html'>;

export type Screens = Record<Screen, RenderedScreen>;

/** A page's call of a service, which the HTTP process makes, because it has the caches and deadlines. */
export type ServiceCall = ApiCall;

export interface ServiceAnswer {
  status: number;
  body: string;
}

export type Enter = <T>(work: () => T) => T;

/** Exports of the shell's server bundle (app/entry-worker.tsx). */
export interface ShellBundle {
  start(remotes: Remote[], site: Site, callService: (call: ApiCall) => Promise<ApiAnswer>): Promise<ModuleProblem[]>;
  formRoutes?(): string[];
  /** `enter` runs blocking code, so that the HTTP process knows which page hangs. */
  render(request: RenderRequest, enter: Enter): Promise<RenderResult>;
  renderScreen(screen: Screen): RenderedScreen;
}
