/** The last row of each subject, in order: what it is now makes the events before it say nothing. */
export function latestOfEach<Row extends { subjectId: string }>(rows: readonly Row[]): Row[] {
  const last = new Map<string, Row>();
  for (const row of rows) {
    last.delete(row.subjectId);
    last.set(row.subjectId, row);
  }
  return [...last.values()];
}
