import { createHash } from 'node:crypto';

// Any fixed UUID; a name's id follows from it and the name (RFC 9562, version 5).
const NAMESPACE = Buffer.from('6f1d0c1e5b0a4c0f9d7e2a8b4c6d8e10', 'hex');

/** The same practice area has the same id in every database, so that links and exports with ids in them keep working. */
export function categoryIdOf(slug: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(slug).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
