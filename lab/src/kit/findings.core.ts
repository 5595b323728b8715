import promises from '../../data/promises.json' with { type: 'json' };
import { table } from './figures.core.ts';

/** What is promised, in the words of docs/RELIABILITY.md, and the figures that it is held to. */
export const PROMISES = promises;

/** What was seen, and whether that is as promised. */
export type Judged = readonly [seen: string, ok: boolean];

/** A claim that was looked at, unless something contradicts it. */
export const proof = (claim: string, violations: readonly string[]): Judged =>
  violations.length === 0
    ? [claim, true]
    : [`${violations.length} not so: ${violations.slice(0, 3).join('; ')}`, false];

const MARKS = { true: 'ok', false: 'FAILED', null: 'not run' };

/** Holds a site to its promises: what was measured of each, told as it is found and as a table at the end. */
export function findingsOn<Name extends string>(
  promises: Readonly<Record<string, { promise: string }>>,
  say: (line: string) => void,
) {
  const all: { promise: string; seen: string; ok: boolean | null }[] = [];
  const count = (ok: boolean | null) => all.filter((one) => one.ok === ok).length;
  return {
    /** Null: it could not be tried, for the reason that `what` gives. The subject is the process or file that was broken, where there are some. */
    note: (name: Name, what: string, ok: boolean | null, subject = ''): void => {
      const seen = subject === '' ? what : `${subject}: ${what}`;
      all.push({ promise: promises[name]?.promise ?? name, seen, ok });
      say(`  ${MARKS[`${ok}`].padEnd(7)} ${name}${subject === '' ? ': ' : ', '}${seen}`);
    },
    /** Whether something was tried and nothing fell short. */
    hold: () => all.length > 0 && count(false) === 0,
    report: (): string => {
      const rows = [...new Set(all.map(({ promise }) => promise))].map((promise) => {
        const found = all.filter((one) => one.promise === promise);
        const worst = [false, true].find((ok) => found.some((one) => one.ok === ok)) ?? null;
        return [promise, found.map(({ seen }) => seen).join('; '), MARKS[`${worst}`]];
      });
      const sums = `${count(true)} hold, ${count(false)} fall short, ${count(null)} not run.`;
      return `${table(['promise', 'seen', 'ok'], rows, 'left')}\n\n${sums}`;
    },
  };
}
