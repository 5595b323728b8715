/**
 * Ends a connection that does not answer in time, so that its query fails and the pool makes a new one. PostgreSQL ends slow statements
 * itself; this is for one that is frozen or gone without a word, which TCP notices after minutes. Answers what calls it off.
 */
export function endUnlessAnswered(connection: { end(): Promise<void> }, withinMs: number): () => void {
  const timer = setTimeout(() => void connection.end().catch(() => undefined), withinMs);
  return () => clearTimeout(timer);
}
