import type { Site } from '@lawdex/contracts';
import type { LiveSet, RenderRequest, RenderResult, Screen } from '../app/protocol.ts';

/** What a render worker is started with. */
export interface WorkerSetup {
  /** The shell's server bundle. */
  bundle: string;
  set: LiveSet;
  site: Site;
  /** Two 32-bit cells: a heartbeat, and the render that is running synchronously (0: none). */
  signals: SharedArrayBuffer;
}

export const HEARTBEAT = 0;
export const RUNNING = 1;

export type Screens = Record<Screen, { head: string; html: string }>;

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

export type FromWorker =
  | { type: 'started'; screens: Screens; problems: { module: string; message: string }[] }
  | { type: 'rendered'; id: number; result: RenderResult }
  | { type: 'failed'; id: number; message: string }
  | { type: 'call'; id: number; call: ServiceCall };

export type ToWorker =
  { type: 'render'; id: number; request: RenderRequest } | { type: 'answer'; id: number; answer: ServiceAnswer };
