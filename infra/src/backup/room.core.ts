export interface Room {
  /** What all databases take. */
  databases: number;
  /** Free where backups are kept, and where they are unpacked to be tried. */
  kept: number;
  scratch: number;
  /** Whether both are one disk. */
  isSameDisk: boolean;
}

const megabytes = (bytes: number): string => `${Math.ceil(bytes / 1024 / 1024).toLocaleString('en-US')} MB`;

/**
 * Why a backup is not begun; null when there is room. A backup takes at most what the databases do, and they are unpacked once more to try it:
 * a disk that runs full on the way may be the one that PostgreSQL writes to.
 */
export function noRoom({ databases, kept, scratch, isSameDisk }: Room): string | null {
  const needed = isSameDisk ? 2 * databases : databases;
  const free = isSameDisk ? kept : Math.min(kept, scratch);
  if (free >= needed) return null;
  return `There is no room for a backup: it may take ${megabytes(needed)}, and ${megabytes(free)} are free. Nothing was made or removed.`;
}
