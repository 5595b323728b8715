/**
 * Ends a connection that does not answer in time, so that its query fails and the pool makes a new one. PostgreSQL ends slow statements
 * itself; this is for one that is frozen or gone without a word, which TCP notices after minutes. Answers what calls it off.
 */
export function endUnlessAnswered(connection: { end(): Promise<void> }, withinMs: number): () => void {
  let isAnswered = false;
  // In a busy process timers run late, and before what has arrived meanwhile is read: the answer may be there already.
  const end = () => setImmediate(() => isAnswered || void connection.end().catch(() => undefined));
  const timer = setTimeout(end, withinMs);
  return () => {
    isAnswered = true;
    clearTimeout(timer);
  };
}
