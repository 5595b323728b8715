const READS = ['GET', 'HEAD'];

/** What a request would make the shell do. Files and health cost nothing that needs a gate: nobody asks about them here. */
export function workOf(method: string, isService: boolean): 'pages' | 'forms' | 'reads' | 'writes' | null {
  const isRead = READS.includes(method);
  if (isService) return isRead ? 'reads' : 'writes';
  if (isRead) return 'pages';
  return method === 'POST' ? 'forms' : null;
}
