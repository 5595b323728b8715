import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@lawdex/infra/testing';
import { send } from '../kit/http.ts';

export interface Rebuild {
  id: string;
  phase: string;
  copied: number;
}

interface Report {
  engine: string;
  checkedAt: string;
  differing: number;
}

const PATIENCE_MS = 20_000;
/** A rebuild or a check takes at most so long. */
const REBUILD_MS = 240_000;

/** Asks until there is something, as long as a rebuild may take. */
async function found<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  let answer: T | undefined;
  await until(async () => (answer = await ask()) !== undefined, REBUILD_MS);
  return answer;
}

/** The search admins' port of a site, as far as one engine goes. */
export class Admin {
  constructor(
    private readonly dataDir: string,
    readonly engine: string,
  ) {}

  /** Status 0 while the process is dead. */
  async call<T>(path: string, body?: object): Promise<{ status: number; content: T | null }> {
    const { status, text } = await send(`${this.read('admin-pages.json')['svc-search-indexer']}/admin/api/${path}`, {
      headers: { authorization: `Bearer ${this.read('secrets.json')['search_admin_token']}`, 'x-operator': 'drill' },
      ...(body && { body: JSON.stringify(body) }),
      patienceMs: PATIENCE_MS,
    });
    return { status, content: status === 0 || text === '' ? null : (JSON.parse(text) as T) };
  }

  /** The number of a rebuild that runs now. */
  async start(): Promise<string> {
    const begun = await found(async () => {
      const { status, content } = await this.call<Rebuild>('reindex', { engine: this.engine });
      return status === 200 ? content?.id : undefined;
    });
    return begun ?? '';
  }

  /** Null while the process is dead. */
  async rebuilds(): Promise<{ running: Rebuild[]; history: Rebuild[] } | null> {
    const { status, content } = await this.call<{ running: Rebuild[]; history: Rebuild[] }>('reindex?limit=100');
    return status === 200 ? content : null;
  }

  /** How a rebuild ended, and how many documents it has copied. */
  async ended(id: string): Promise<{ phase: string; copied: number }> {
    const ended = await found(async () => (await this.rebuilds())?.history.find((one) => one.id === id));
    return ended ?? { phase: 'not ended', copied: 0 };
  }

  /** Documents that differ, by a check that begins now; null when there was no report. */
  async drift(engine: string): Promise<number | null> {
    const began = new Date().toISOString();
    await this.call('drift', { engine });
    const isOurs = (one: Report) => one.engine === engine && one.checkedAt >= began;
    const report = await found(async () => (await this.call<Report[]>('drift')).content?.find(isOurs));
    return report?.differing ?? null;
  }

  private read(name: string): Record<string, string> {
    return JSON.parse(readFileSync(join(this.dataDir, name), 'utf8')) as Record<string, string>;
  }
}
