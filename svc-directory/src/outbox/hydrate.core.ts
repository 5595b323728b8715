import type { OutboxRow } from '@lawdex/svc-kit';

/** The last row of each subject, in order: what it is now makes the events before it say nothing. */
export function latestOfEach(rows: readonly OutboxRow[]): OutboxRow[] {
  const last = new Map<string, OutboxRow>();
  for (const row of rows) {
    last.delete(row.subjectId);
    last.set(row.subjectId, row);
  }
  return [...last.values()];
}
