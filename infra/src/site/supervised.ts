import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync } from 'node:fs';
import { Agent } from 'node:http';
import { baseEnvironment } from '../commands/run-command.ts';
import { LogFile } from '../commands/log-file.ts';
import { isAlive, answers, until } from '../processes/http.ts';
import { nextAttempt } from '../processes/backoff.core.ts';
import { coreTime, niceSession } from '../processes/cores.ts';
import { endProcess } from '../processes/end-process.ts';
import { processIdentity } from '../processes/identity.ts';
import { Liveness, type Pace } from '../processes/liveness.ts';
import type { ChildrenFile } from './children-file.ts';
import { StartError } from '../commands/program.ts';
import { END_WITH_PARENT, ROOT } from '../files/paths.ts';

export interface ChildSpec {
  name: string;
  /** The program, below the repository. */
  program: string;
  env: Record<string, string>;
  /** Answers 200 once the child serves. */
  readyUrl: string;
  /** Answers as long as the process lives, however much it has to do and whatever it depends on. */
  liveUrl: string;
  /** Its share of the cores beside other sessions, in steps of nice. */
  sessionNice?: number;
  advice?: (log: string) => string[];
}

/** V8 takes four more threads however few cores there are; 0: as many as the machine can spare. See docs/RELIABILITY.md. */
const HELPERS_AS_CORES = '--v8-pool-size=0';
const READY_PATIENCE_MS = 60_000;
const STOP_PATIENCE_MS = 8_000;
/** Ten seconds of silence, and a minute for a start: on a machine at full load, answers have been seen to take seconds. */
const PACE: Pace = { everyMs: 1_000, silent: 10, hung: 5, starting: 60 };

/** A server process that is started again whenever it ends, ever more slowly, and is ended when it does not answer any more. */
export class Supervised {
  readonly log: LogFile;
  private child: ChildProcess | null = null;
  private startedAt = 0;
  private served = false;
  private failures = 0;
  private retry: NodeJS.Timeout | null = null;
  private unwatch: () => void = () => undefined;
  private wanted = true;
  private trusted = false;

  constructor(
    readonly spec: ChildSpec,
    logs: string,
    private readonly children: ChildrenFile,
    private readonly say: (line: string) => void,
    private readonly pace = PACE,
  ) {
    this.log = new LogFile(logs, spec.name);
  }

  get pid(): number | null {
    return this.child?.pid ?? null;
  }

  /** Starts it and waits until it serves. A child that ends before is not tried again: the start has failed. */
  async start(): Promise<void> {
    this.spawn();
    const alive = () => this.child !== null;
    if (await until(() => answers(this.spec.readyUrl), READY_PATIENCE_MS, alive)) {
      this.trusted = true;
      return;
    }
    const tail = this.log.tail();
    throw new StartError(
      alive()
        ? `${this.spec.name} does not answer on ${this.spec.readyUrl}.`
        : `${this.spec.name} ended while starting.`,
      [...(this.spec.advice?.(tail) ?? []), `The whole log: ${this.log.path}`],
      { log: tail },
    );
  }

  async stop(): Promise<void> {
    this.wanted = false;
    await this.end();
  }

  /** Ends it and starts it anew, because its program changed. */
  async restart(): Promise<void> {
    this.wanted = false;
    await this.end();
    this.wanted = true;
    this.trusted = false;
    this.failures = 0;
    this.spawn();
    // From here on a death is healed: a bug that was just typed must not end npm run dev.
    this.trusted = true;
    await until(
      () => answers(this.spec.readyUrl),
      READY_PATIENCE_MS,
      () => this.wanted,
    );
  }

  private async end(): Promise<void> {
    this.unwatch();
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
    const pid = this.child?.pid;
    const identity = pid ? processIdentity(pid) : null;
    if (pid && identity) await endProcess(pid, identity.startedAt, STOP_PATIENCE_MS);
  }

  private spawn(): void {
    this.retry = null;
    const file = this.openLog();
    const preload = `${END_WITH_PARENT}?log=${encodeURIComponent(this.log.path)}`;
    const child = spawn(process.execPath, [HELPERS_AS_CORES, '--import', preload, this.spec.program], {
      cwd: ROOT,
      env: { ...baseEnvironment(), ...this.spec.env },
      // A session of its own: Ctrl-C reaches only us, and we stop the children in order.
      detached: true,
      stdio: ['ignore', file, file, 'ipc'],
    });
    if (file !== 'ignore') closeSync(file);
    this.child = child;
    this.startedAt = Date.now();
    this.served = false;
    if (child.pid) this.note(child.pid);
    if (child.pid && this.spec.sessionNice) niceSession(child.pid, this.spec.sessionNice);
    child.once('error', () => this.ended(child, 'could not be run'));
    child.once('exit', (code, signal) => this.ended(child, signal ?? `exit code ${code}`));
    this.watch(child);
  }

  // A full disk must not end the supervisor, which alone can bring its children back.
  private openLog(): number | 'ignore' {
    try {
      return this.log.open();
    } catch (error) {
      this.say(`${this.spec.name} runs without a log: ${String(error)}`);
      return 'ignore';
    }
  }

  private note(pid: number): void {
    try {
      this.children.note(this.spec.name, pid, this.spec.readyUrl);
    } catch (error) {
      this.say(`The next start will not know ${this.spec.name} (process ${pid}): ${String(error)}`);
    }
  }

  private watch(child: ChildProcess): void {
    const { pace, spec } = this;
    const agent = new Agent({ keepAlive: true });
    const liveness = new Liveness({
      pace,
      ask: async () => {
        const answered = await isAlive(spec.liveUrl, agent, pace.everyMs * pace.silent);
        if (answered && this.child === child) this.served = true;
        return answered;
      },
      core: () => coreTime(child.pid ?? 0),
      onSilent: () => {
        this.say(`${spec.name} (process ${child.pid}) lives, but has not answered for long; it is ended.`);
        // The handle of our own child: nobody else can have been given its number.
        child.kill('SIGKILL');
      },
    });
    this.unwatch = () => {
      liveness.stop();
      agent.destroy();
    };
  }

  private ended(child: ChildProcess, reason: string): void {
    if (this.child !== child) return;
    this.child = null;
    this.unwatch();
    if (!this.wanted || !this.trusted) return;
    const next = nextAttempt(this.failures, { ranForMs: Date.now() - this.startedAt, served: this.served });
    const isNew = next.failures > this.failures;
    this.failures = next.failures;
    this.say(`${this.spec.name} ended (${reason}); it is started again.`);
    if (next.failures === 4 && isNew) this.say(`${this.spec.name} keeps ending. Its last words:\n${this.log.tail()}`);
    this.retry = setTimeout(() => this.spawn(), next.waitMs);
  }
}
