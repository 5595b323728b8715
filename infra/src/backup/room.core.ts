export interface Room {
  /** Bytes of all databases together. */
  databases: number;
  /** Free where backups are kept, and where they are unpacked to be tried. */
  kept: number;
  scratch: number;
  /** Whether both are one disk. */
  isSameDisk: boolean;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;

/** The reason why there is no room for a backup, or null. It is unpacked once more to be tried, maybe on PostgreSQL's own disk. */
export function noRoom({ databases, kept, scratch, isSameDisk }: Room): string | null {
  const needed = isSameDisk ? 2 * databases : databases;
  const free = isSameDisk ? kept : Math.min(kept, scratch);
  if (free >= needed) return null;
  return `There is no room for a backup: it may take ${megabytes(needed)}, and ${megabytes(free)} are free. Nothing was made or removed.`;
}
