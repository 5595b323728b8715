/** What a drill has to tell: a table and what follows from it, and whether every promise was kept. */
export interface DrillOutcome {
  report: string;
  held: boolean;
}

interface Noted {
  /** Null: it was not tried. */
  ok: boolean | null;
}

/** Lines of promises as a table with its sum. */
export function outcomeOf<Line extends Noted>(
  lines: readonly Line[],
  tableOf: (lines: readonly Line[]) => string,
): DrillOutcome {
  const count = (ok: boolean | null) => lines.filter((line) => line.ok === ok).length;
  return {
    report: `${tableOf(lines)}\n\n${count(true)} hold, ${count(false)} fall short, ${count(null)} not run.`,
    held: lines.length > 0 && count(false) === 0,
  };
}
