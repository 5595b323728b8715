import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { endProcess } from '../processes/end-process.ts';
import { processIdentity } from '../processes/identity.ts';

interface Entry {
  name: string;
  pid: number;
  startedAt: string;
  /** Answers 200 once it serves; missing for what nobody asks over HTTP. */
  readyUrl?: string;
}

const PATIENCE_MS = 6_000;

/** Which processes belong to this data folder, so that the next start can end those of a start that was killed. */
export class ChildrenFile {
  private readonly entries = new Map<string, Entry>();
  private readonly file: string;

  constructor(file: string) {
    this.file = file;
  }

  note(name: string, pid: number, readyUrl?: string): void {
    const startedAt = processIdentity(pid)?.startedAt ?? '';
    this.entries.set(name, { name, pid, startedAt, ...(readyUrl === undefined ? {} : { readyUrl }) });
    writeFileSync(`${this.file}.new`, JSON.stringify([...this.entries.values()]));
    renameSync(`${this.file}.new`, this.file);
  }

  clear(): void {
    for (const path of [this.file, `${this.file}.new`]) rmSync(path, { force: true });
  }

  /** Children notice by themselves that their supervisor is gone; this waits for it, and insists. */
  async endLeftovers(): Promise<number> {
    const left = this.read().filter(({ pid, startedAt }) => processIdentity(pid)?.startedAt === startedAt);
    await Promise.all(left.map(({ pid, startedAt }) => endProcess(pid, startedAt, PATIENCE_MS)));
    return left.length;
  }

  private read(): Entry[] {
    try {
      const stored: unknown = JSON.parse(readFileSync(this.file, 'utf8'));
      return Array.isArray(stored) ? stored.filter(isEntry) : [];
    } catch {
      return [];
    }
  }
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return typeof fields.get('pid') === 'number' && typeof fields.get('startedAt') === 'string';
}
