import { table } from './figures.core.ts';
import type { Proof } from './proofs.ts';

interface Finding<Name extends string> {
  promise: Name;
  /** The process or file that was broken; empty where there is only one. */
  subject: string;
  seen: string;
  /** Null: it could not be tried, for the reason that `seen` gives. */
  ok: boolean | null;
}

const MARKS = { true: 'ok', false: 'FAILED', null: 'not run' };

/** Holds a site to its promises: what was measured of each, told as it is found and as a table at the end. */
export class Findings<Name extends string> {
  readonly all: Finding<Name>[] = [];

  constructor(
    /** Name -> the promise in the words of docs/RELIABILITY.md. */
    private readonly promises: Readonly<Record<Name, string>>,
    private readonly say: (line: string) => void,
  ) {}

  note(promise: Name, seen: string, ok: boolean | null, subject = ''): void {
    this.all.push({ promise, subject, seen, ok });
    this.say(`  ${MARKS[`${ok}`].padEnd(7)} ${promise}${subject === '' ? '' : `, ${subject}`}: ${seen}`);
  }

  noteProof(promise: Name, { claim, violations }: Proof): void {
    const seen = violations.length === 0 ? claim : `${violations.length} not so: ${violations.slice(0, 3).join('; ')}`;
    this.note(promise, seen, violations.length === 0);
  }

  /** Whether something was tried and nothing fell short. */
  get hold(): boolean {
    return this.all.length > 0 && this.count(false) === 0;
  }

  get report(): string {
    const rows = this.all.map(({ promise, subject, seen, ok }) => [
      this.promises[promise],
      subject,
      seen,
      MARKS[`${ok}`],
    ]);
    const sums = `${this.count(true)} hold, ${this.count(false)} fall short, ${this.count(null)} not run.`;
    return `${table(['promise', 'what was broken', 'seen', 'ok'], rows, 'left')}\n\n${sums}`;
  }

  private count(ok: boolean | null): number {
    return this.all.filter((one) => one.ok === ok).length;
  }
}
