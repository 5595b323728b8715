export interface Account {
  uid: number;
  gid: number;
}

export interface Entry extends Account {
  mode: number;
}

/** Whether an account (not root) has these permission bits: 4 read, 2 write, 1 enter or run. */
export function mayUse(account: Account, entry: Entry, bits: number): boolean {
  if (entry.uid === account.uid) return ((entry.mode >> 6) & bits) === bits;
  if (entry.gid === account.gid) return ((entry.mode >> 3) & bits) === bits;
  return (entry.mode & bits) === bits;
}
