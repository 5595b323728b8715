/** Keeps the last row of each subject, in order. Earlier rows are superfluous, because an event carries the present state. */
export function latestOfEach<Row extends { subjectId: string }>(rows: readonly Row[]): Row[] {
  const last = new Map<string, Row>();
  for (const row of rows) {
    last.delete(row.subjectId);
    last.set(row.subjectId, row);
  }
  return [...last.values()];
}
