import { execFileSync } from 'node:child_process';
import { realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { PostgresError } from './errors.ts';
import { mayUse } from './reach.core.ts';
import type { Account } from './reach.core.ts';

/**
 * PostgreSQL refuses to run as root. Null: we are not root and run it as ourselves. Otherwise the account to drop to:
 * the owner of an existing data folder, else `postgres`, else `nobody`.
 */
export function serverAccount(dataDir: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const existing = statSync(dataDir, { throwIfNoEntry: false });
  if (existing && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  for (const name of ['postgres', 'nobody']) {
    const account = lookUp(name);
    if (account) return account;
  }
  throw new PostgresError('PostgreSQL refuses to run as root, and there is neither a user `postgres` nor `nobody`.', [
    'Start Lawdex as an ordinary user, or create one: useradd --system postgres',
  ]);
}

function lookUp(name: string): Account | null {
  const ask = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }).trim());
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}

/** Whether the account can walk to the path and has the permission bits there. */
export function reaches(account: Account | null, path: string, bits: number): boolean {
  if (!account) return true;
  try {
    const target = realpathSync(path);
    if (!mayUse(account, statSync(target), bits)) return false;
    for (let folder = dirname(target); ; folder = dirname(folder)) {
      if (!mayUse(account, statSync(folder), 1)) return false;
      if (folder === dirname(folder)) return true;
    }
  } catch {
    return false;
  }
}
