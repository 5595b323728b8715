const READS = ['GET', 'HEAD'];

/** The kind of work that a request causes; null for files and health checks, which need no gate. */
export function workOf(method: string, isService: boolean): 'pages' | 'forms' | 'reads' | 'writes' | null {
  const isRead = READS.includes(method);
  if (isService) return isRead ? 'reads' : 'writes';
  if (isRead) return 'pages';
  return method === 'POST' ? 'forms' : null;
}
