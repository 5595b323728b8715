import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { niceSession, ROOT } from '@lawdex/infra/testing';
import type { Order, Report } from './generator.ts';

/** Visitors come from other machines; here they must not wait for the site to let them come. */
const VISITORS_FIRST = -10;
const PROGRAM = fileURLToPath(new URL('./generator.ts', import.meta.url));

/** The visitors, seen from the drill. */
export class GeneratorProcess {
  private readonly child: ChildProcess;
  private readonly ended: Promise<never>;

  constructor() {
    this.child = fork(PROGRAM, {
      cwd: ROOT,
      execArgv: ['--conditions=source', '--import', 'tsx', '--max-semi-space-size=64'],
      serialization: 'advanced',
      // A session of its own, whose share of the cores is its own.
      detached: true,
    });
    if (this.child.pid) niceSession(this.child.pid, VISITORS_FIRST);
    this.ended = once(this.child, 'exit').then(() => {
      throw new Error('The visitors ended before their time.');
    });
    this.ended.catch(() => undefined);
  }

  async obey(order: Order): Promise<Report> {
    this.child.send(order);
    return Promise.race([this.nextReport(), this.ended]);
  }

  private nextReport(): Promise<Report> {
    return new Promise((resolve) => this.child.once('message', (report: Report) => resolve(report)));
  }

  stop(): void {
    if (this.child.connected) this.child.disconnect();
  }
}
