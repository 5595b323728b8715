import type { CoreTime } from './cores.ts';

export interface Pace {
  /** Between one question and the next. */
  everyMs: number;
  /** Questions in a row without an answer that make it silent, unless others left it hardly any core meanwhile. */
  silent: number;
  /** So many are enough for one that did not wait for cores meanwhile: it is not slow because others use the machine. `silent` by default. */
  hung?: number;
  /** The most for one that others leave no core, or that has never answered yet: it is starting. */
  starting: number;
}

export interface LivenessOptions {
  pace: Pace;
  /** Asks once; true when anything came back. It has to come to an end by itself. */
  ask: () => Promise<boolean>;
  onSilent: () => void;
  core?: () => CoreTime;
}

/** A process that waits for a core for a larger share of its time is slow because of others, */
const MOST_WAITED = 0.1;
/** until it has used so many milliseconds of one without an answer. */
const MOST_USED = 2_500;

/** Asks a process whether it lives, and reports once that it does not. It counts questions, because a pause of ours moves the clock. */
export class Liveness {
  private readonly timer: NodeJS.Timeout;
  private unanswered = 0;
  private hasAnswered = false;
  private before: CoreTime = { used: 0, waited: 0 };

  constructor(private readonly options: LivenessOptions) {
    this.timer = setInterval(() => this.beat(), options.pace.everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    const { ask, onSilent } = this.options;
    if (this.isSilent()) {
      this.stop();
      onSilent();
      return;
    }
    if (this.unanswered === 0) this.before = this.core;
    this.unanswered += 1;
    void ask().then((answered) => {
      if (!answered) return;
      this.unanswered = 0;
      this.hasAnswered = true;
    });
  }

  private get core(): CoreTime {
    return this.options.core?.() ?? { used: 0, waited: 0 };
  }

  private isSilent(): boolean {
    const { everyMs, silent, starting, hung = silent } = this.options.pace;
    if (this.unanswered >= starting) return true;
    if (!this.hasAnswered || this.unanswered < hung) return false;
    const { used, waited } = this.core;
    // What is unknown counts as waited and as used.
    if (waited - this.before.waited <= MOST_WAITED * hung * everyMs) return true;
    return this.unanswered >= silent && !(used - this.before.used < MOST_USED);
  }
}
