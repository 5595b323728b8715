import { RELEASES_PREFIX } from '@lawdex/contracts';

/** What a request costs the site, which is what it is counted as. */
export type RequestKind = 'uncounted' | 'file' | 'read' | 'write';

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'];

/** `target` is path and query. Health is never counted: a supervisor asks for it, whatever else goes on. */
export function kindOf(method: string, target: string): RequestKind {
  if (target.startsWith('/health/')) return 'uncounted';
  if (WRITES.includes(method)) return 'write';
  return target.startsWith(RELEASES_PREFIX) ? 'file' : 'read';
}

/** What is written to: one business, whichever way its path is spelt. */
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
