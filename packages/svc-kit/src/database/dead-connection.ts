/**
 * Ends a connection that does not answer in time, so that its query fails and the pool makes a new one. PostgreSQL ends
 * slow statements itself, but TCP notices a frozen server only after minutes. Answers a function that cancels.
 */
export function endUnlessAnswered(connection: { end(): Promise<void> }, withinMs: number): () => void {
  let isAnswered = false;
  // Timers run late in a busy process, before data that has arrived is read, so the answer may be there already.
  const end = () => setImmediate(() => isAnswered || void connection.end().catch(() => undefined));
  const timer = setTimeout(end, withinMs);
  return () => {
    isAnswered = true;
    clearTimeout(timer);
  };
}
