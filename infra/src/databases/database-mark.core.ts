/** A mark that tells how the last starts left a database. It is kept as the database's comment, so that it is gone when the database is. */
export interface DatabaseMark {
  /** Hash of the code that migrated it. */
  migratedBy: string;
  /** The seed has run, and needs no process of its own any more. */
  seeded: boolean;
}

export function readMark(comment: string | null): DatabaseMark {
  const [, migratedBy = '', seeded] = /^migrated by (\w+)(, seeded)?$/.exec(comment ?? '') ?? [];
  return { migratedBy, seeded: seeded !== undefined };
}

export const markText = ({ migratedBy, seeded }: DatabaseMark): string =>
  `migrated by ${migratedBy}${seeded ? ', seeded' : ''}`;
