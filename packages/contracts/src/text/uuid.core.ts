/** In small letters, of any version, because PostgreSQL stores any. */
export const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** An id as we write it, in small letters; null for what is none. */
export function readId(written: unknown): string | null {
  const id = typeof written === 'string' ? written.toLowerCase() : '';
  return UUID.test(id) ? id : null;
}
