import { existsSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { parsed } from '../files/parsed.ts';
import { writeDurably } from '../files/write-durably.ts';
import { endProcess } from '../processes/end-process.ts';
import { processIdentity } from '../processes/identity.ts';

const ENTRIES = z.array(
  z.object({
    name: z.string(),
    pid: z.number(),
    startedAt: z.string(),
    /** Answers 200 once it serves; missing for what nobody asks over HTTP, and in the file of an earlier release. */
    readyUrl: z.string().optional(),
  }),
);
type Entry = z.infer<typeof ENTRIES>[number];

/** The processes that a file names; none when it is damaged, or not there. */
export const childrenIn = (file: string): Entry[] =>
  (existsSync(file) && parsed(ENTRIES, readFileSync(file, 'utf8'))) || [];

const PATIENCE_MS = 6_000;

/** Which processes belong to this data folder, so that the next start can end those of a start that was killed. */
export class ChildrenFile {
  private readonly entries = new Map<string, Entry>();

  constructor(private readonly file: string) {}

  note(name: string, pid: number, readyUrl?: string): void {
    const startedAt = processIdentity(pid)?.startedAt ?? '';
    this.entries.set(name, { name, pid, startedAt, ...(readyUrl === undefined ? {} : { readyUrl }) });
    writeDurably(this.file, JSON.stringify([...this.entries.values()]));
  }

  clear(): void {
    rmSync(this.file, { force: true });
  }

  /** Children notice by themselves that their supervisor is gone; this waits for it, and insists. */
  async endLeftovers(): Promise<number> {
    const left = childrenIn(this.file).filter(({ pid, startedAt }) => processIdentity(pid)?.startedAt === startedAt);
    await Promise.all(left.map(({ pid, startedAt }) => endProcess(pid, startedAt, PATIENCE_MS)));
    return left.length;
  }
}
