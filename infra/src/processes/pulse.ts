export interface Pace {
  /** Between one question and the next. */
  everyMs: number;
  /** Questions in a row without an answer that make it silent. */
  silent: number;
  /** The same for a process that has never answered yet: it is starting. */
  starting: number;
}

export interface PulseOptions {
  pace: Pace;
  /** Asks once; true when anything came back. It has to come to an end by itself. */
  ask: () => Promise<boolean>;
  onSilent: () => void;
}

/**
 * Asks a process again and again whether it lives, and tells once that it does not. Questions are counted
 * instead of time, because the clock jumps over a pause of our own (a closed lid, SIGSTOP).
 */
export class Pulse {
  private readonly options: PulseOptions;
  private readonly timer: NodeJS.Timeout;
  private unanswered = 0;
  private hasAnswered = false;

  constructor(options: PulseOptions) {
    this.options = options;
    this.timer = setInterval(() => this.beat(), options.pace.everyMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private beat(): void {
    const { ask, pace, onSilent } = this.options;
    if (this.unanswered >= (this.hasAnswered ? pace.silent : pace.starting)) {
      this.stop();
      onSilent();
      return;
    }
    this.unanswered += 1;
    void ask().then((answered) => {
      if (!answered) return;
      this.unanswered = 0;
      this.hasAnswered = true;
    });
  }
}
