export interface Listed {
  /** A path on this site. */
  path: string;
  /** ISO 8601; null when unknown, because an invented date would discredit the others. */
  lastModified: string | null;
}
