import { RELEASES_PREFIX } from '@lawdex/contracts';
import { decoded } from '../site-path.core.ts';

export type RequestKind = 'uncounted' | 'file' | 'read' | 'write';

export const READS: readonly string[] = ['GET', 'HEAD'];
export const WRITES: readonly string[] = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** What supervisors ask, by which they must always reach the shell. */
const HEALTH = ['/health/live', '/health/ready'];

/** `target` is path and query. */
export function kindOf(method: string, target: string): RequestKind {
  if (HEALTH.includes(target) && READS.includes(method)) return 'uncounted';
  if (WRITES.includes(method)) return 'write';
  return target.startsWith(RELEASES_PREFIX) ? 'file' : 'read';
}

/** The target of a write: one business, in any spelling of its path. */
export function subjectOf(target: string): string {
  const path = target.split('?', 1)[0] ?? '';
  return (decoded(path) ?? path).toLowerCase();
}
