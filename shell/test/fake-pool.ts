import { jest } from '@jest/globals';
import type { Started } from '../src/protocol/render.ts';
import type { Fault, RenderTask } from '../src/render/job.ts';
import type { RenderThread } from '../src/render/pool-member.ts';
import { RenderPool } from '../src/render/pool.ts';
import type { WorkerEvents } from '../src/render/thread.ts';

/** A thread that the test controls. */
class FakeThread implements RenderThread {
  readonly events: WorkerEvents;
  readonly renders: { id: number; url: string }[] = [];
  readonly stopped: number[] = [];
  readonly started: Promise<Started>;
  start: () => void = () => undefined;
  failToStart: () => void = () => undefined;
  running = 0;
  begun = Infinity;
  silentFor = 0;
  coreTime: number | null = 0;
  isTerminated = false;

  constructor(events: WorkerEvents) {
    this.events = events;
    this.started = new Promise((resolve, reject) => {
      const screen = { head: '', html: '' };
      this.start = () =>
        resolve({ screens: { loading: screen, error: screen, 'not-found': screen }, problems: [], forms: null });
      this.failToStart = () => reject(new Error('does not start'));
    });
    this.started.catch(() => undefined);
  }

  render(id: number, { url }: { url: string }): void {
    this.renders.push({ id, url });
  }

  stop(id: number): void {
    this.stopped.push(id);
  }

  hasBegun(id: number): boolean {
    return this.begun >= id;
  }

  silence(): number {
    return this.silentFor;
  }

  terminate(): void {
    this.isTerminated = true;
    this.events.onExit('terminated');
  }

  idOf(index: number): number {
    return this.renders[index]?.id ?? 0;
  }

  answer(index = 0): void {
    this.events.onRendered(this.idOf(index), { kind: 'redirect', status: 303, location: '/' });
  }
}

export const DEADLINE_MS = 800;

export const ends: [string, Fault | null][] = [];
export const threads: FakeThread[] = [];
export const log = jest.fn();

/** A page whose service calls are answered by the test, and whose end is recorded in `ends`. */
export function page(url: string, more: Partial<RenderTask> = {}): RenderTask {
  return {
    request: { url, form: null, formKey: '' },
    within: DEADLINE_MS,
    callService: () => Promise.reject(new Error('not asked')),
    onEnd: (fault) => ends.push([url, fault]),
    ...more,
  };
}

const options = {
  size: 2,
  log,
  bundle: '',
  code: new Map<string, string>(),
  startDeadline: 10_000,
  remotes: [],
  site: { name: 'Lawdex', origin: '', demoData: false, contactEmail: '', social: [], legalDate: '' },
  heapMb: 1,
};

export const thread = (index: number): FakeThread => {
  const found = threads[index];
  if (!found) throw new Error(`There are ${threads.length} threads.`);
  return found;
};

export function begin(): Promise<{ pool: RenderPool; started: Started }> {
  return RenderPool.start(options, (_options, events) => {
    const created = new FakeThread(events);
    threads.push(created);
    return created;
  });
}

/** A pool whose two threads are ready. */
export async function ready(): Promise<RenderPool> {
  const starting = begin();
  thread(0).start();
  const { pool } = await starting;
  thread(1).start();
  await jest.advanceTimersByTimeAsync(0);
  return pool;
}

/** Each test has threads, ends and a clock of its own. */
export function anewEachTime(): void {
  beforeEach(() => {
    jest.useFakeTimers();
    threads.length = 0;
    ends.length = 0;
    log.mockClear();
  });
  afterEach(() => void jest.useRealTimers());
}
