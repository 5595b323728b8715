import type { AnyEventSource, CurrentSubject, OutboxEvent } from '../event-source.ts';
import type { OutboxRow } from '../outbox-store.ts';

/** Turns outbox rows into events with the present state and version of their subjects. */
export async function hydrate(read: AnyEventSource['read'], rows: readonly OutboxRow[]): Promise<OutboxEvent[]> {
  const latest = latestOfEach(rows);
  const subjects = new Map<string, CurrentSubject>();
  await Promise.all(
    Object.entries(read).map(async ([type, current]) => {
      const ids = latest.filter((row) => row.type === type).map((row) => row.subjectId);
      if (current === null || ids.length === 0) return;
      for (const subject of await current(ids)) subjects.set(subject.id, subject);
    }),
  );
  return latest.flatMap(({ id, type, subjectId, version, occurredAt, bulk }) => {
    const base = { id, type, subjectId, occurredAt: occurredAt.toISOString(), ...(bulk && { bulk }) };
    if (read[type] === null) return [{ ...base, version, payload: null }];
    // A deletion has an event of its own.
    const subject = subjects.get(subjectId);
    return subject ? [{ ...base, version: subject.version, payload: subject.payload }] : [];
  });
}

/** Keeps the last row of each subject, in order. Earlier rows are superfluous, because an event carries the present state. */
function latestOfEach<Row extends { subjectId: string }>(rows: readonly Row[]): Row[] {
  const last = new Map<string, Row>();
  for (const row of rows) {
    last.delete(row.subjectId);
    last.set(row.subjectId, row);
  }
  return [...last.values()];
}
