export interface Listed {
  /** A path on this site. */
  path: string;
  /** ISO 8601; null when nobody knows it, since a made-up date would have all others disbelieved. */
  lastModified: string | null;
}
