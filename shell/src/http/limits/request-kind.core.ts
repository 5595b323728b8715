import { RELEASES_PREFIX } from '@lawdex/contracts';

/** The kind of a request, by which it is counted. */
export type RequestKind = 'uncounted' | 'file' | 'read' | 'write';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What supervisors ask, by which they must always reach the shell. */
const HEALTH = ['/health/live', '/health/ready'];

/** `target` is path and query. */
export function kindOf(method: string, target: string): RequestKind {
  if (HEALTH.includes(target) && (method === 'GET' || method === 'HEAD')) return 'uncounted';
  if (WRITES.includes(method)) return 'write';
  return target.startsWith(RELEASES_PREFIX) ? 'file' : 'read';
}

/** The target of a write: one business, in any spelling of its path. */
export function subjectOf(target: string): string {
  const path = target.split('?', 1)[0] ?? '';
  return decode(path).toLowerCase();
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
