import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { parsed } from '../files/parsed.ts';
import { processIdentity } from './identity.ts';

const HOLDER = z.object({
  pid: z.number(),
  startedAt: z.string(),
  /** A note of the holder for others, such as a URL. */
  note: z.string(),
});
type Holder = z.infer<typeof HOLDER>;

export type LockOutcome = { kind: 'held'; release: () => void } | { kind: 'busy'; pid: number; note: string };

/** A lock file that names its holder by number and start time, so that a kill -9 leaves nothing to remove by hand. */
export function tryLock(file: string, note = ''): LockOutcome {
  mkdirSync(dirname(file), { recursive: true });
  const me: Holder = { pid: process.pid, startedAt: processIdentity(process.pid)?.startedAt ?? '', note };
  const mine = `${file}.${randomUUID()}`;
  writeFileSync(mine, JSON.stringify(me));
  try {
    for (;;) {
      try {
        // A link appears with its content or not at all; `open(wx)` would show an empty file for a moment.
        linkSync(mine, file);
        return { kind: 'held', release: () => releaseLock(file, me) };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const holder = lockHolder(file);
      if (holder) return { kind: 'busy', pid: holder.pid, note: holder.note };
      removeStale(file);
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

export function lockHolder(file: string): { pid: number; note: string } | null {
  const holder = readHolder(file);
  return holder && isAlive(holder) ? { pid: holder.pid, note: holder.note } : null;
}

/** Changes what others are told about the holder. Only for the holder itself. */
export function describeLock(file: string, note: string): void {
  const holder = readHolder(file);
  if (holder?.pid !== process.pid) return;
  const next = `${file}.${randomUUID()}`;
  writeFileSync(next, JSON.stringify({ ...holder, note }));
  renameSync(next, file);
}

function removeStale(file: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch {
    return; // another starter was quicker
  }
  const taken = readHolder(aside);
  // Between our look and our rename a third starter may have taken the lock: give it back.
  if (taken && isAlive(taken)) {
    try {
      linkSync(aside, file);
    } catch {
      // somebody holds it again already; the loop above will see who
    }
  }
  rmSync(aside, { force: true });
}

function releaseLock(file: string, me: Holder): void {
  const holder = readHolder(file);
  if (holder?.pid === me.pid && holder.startedAt === me.startedAt) rmSync(file, { force: true });
}

function readHolder(file: string): Holder | null {
  try {
    return parsed(HOLDER, readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const isAlive = ({ pid, startedAt }: Holder): boolean => processIdentity(pid)?.startedAt === startedAt;
