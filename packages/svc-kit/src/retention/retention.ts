/** Rows of a table that are deleted once they are so old. */
export interface Retention {
  table: string;
  /** When a row was written; it should have an index. */
  column: string;
  days: number;
}

/** `@Inject(RETENTIONS) rules: readonly Retention[]` */
export const RETENTIONS = Symbol('retentions');
