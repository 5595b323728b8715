import promises from '../../data/promises.json' with { type: 'json' };
import { table } from './figures.core.ts';

/** What is promised, in the words of docs/RELIABILITY.md, and the figures that it is held to. */
export const PROMISES = promises;

/** A claim that was looked at, and whatever contradicts it. */
export interface Proof {
  claim: string;
  violations: readonly string[];
}

const MARKS = { true: 'ok', false: 'FAILED', null: 'not run' };

/** Holds a site to its promises: what was measured of each, told as it is found and as a table at the end. */
export class Findings<Name extends string> {
  private readonly all: { promise: string; seen: string; ok: boolean | null }[] = [];

  constructor(
    private readonly promises: Readonly<Record<Name, { promise: string }>>,
    private readonly say: (line: string) => void,
  ) {}

  /** Null: it could not be tried, for the reason that `what` gives. The subject is the process or file that was broken, where there are some. */
  note(promise: Name, what: string, ok: boolean | null, subject = ''): void {
    const seen = subject === '' ? what : `${subject}: ${what}`;
    this.all.push({ promise: this.promises[promise].promise, seen, ok });
    this.say(`  ${MARKS[`${ok}`].padEnd(7)} ${promise}${subject === '' ? ': ' : ', '}${seen}`);
  }

  noteProof(promise: Name, { claim, violations }: Proof): void {
    const seen = violations.length === 0 ? claim : `${violations.length} not so: ${violations.slice(0, 3).join('; ')}`;
    this.note(promise, seen, violations.length === 0);
  }

  /** Whether something was tried and nothing fell short. */
  get hold(): boolean {
    return this.all.length > 0 && this.count(false) === 0;
  }

  /** A row for each promise, with all that was seen of it. */
  get report(): string {
    const rows = [...new Set(this.all.map(({ promise }) => promise))].map((promise) => {
      const found = this.all.filter((one) => one.promise === promise);
      const worst = [false, true].find((ok) => found.some((one) => one.ok === ok)) ?? null;
      return [promise, found.map(({ seen }) => seen).join('; '), MARKS[`${worst}`]];
    });
    const sums = `${this.count(true)} hold, ${this.count(false)} fall short, ${this.count(null)} not run.`;
    return `${table(['promise', 'seen', 'ok'], rows, 'left')}\n\n${sums}`;
  }

  private count(ok: boolean | null): number {
    return this.all.filter((one) => one.ok === ok).length;
  }
}
