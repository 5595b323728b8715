import type { Started } from '../src/protocol/render.ts';
import type { RenderThread } from '../src/render/pool-member.ts';
import type { WorkerEvents } from '../src/render/thread.ts';

/** A thread that the test controls. */
export class FakeThread implements RenderThread {
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
