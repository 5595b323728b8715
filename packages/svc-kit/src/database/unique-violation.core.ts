const UNIQUE_VIOLATION = '23505';

/** Whether PostgreSQL refused a row because its key exists already; of any unique constraint, or of the one that is named. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error) || error.code !== UNIQUE_VIOLATION)
    return false;
  return constraint === undefined || ('constraint' in error && error.constraint === constraint);
}
