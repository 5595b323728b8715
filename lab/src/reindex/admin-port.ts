import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@lawdex/infra/testing';

export interface Rebuild {
  id: string;
  engine: string;
  phase: string;
  copied: number;
  of: number;
  problem: string | null;
}

interface Rebuilds {
  running: Rebuild[];
  history: Rebuild[];
}

interface Report {
  engine: string;
  checkedAt: string;
  differing: number;
}

// Machines that a drill runs on are busy.
const PATIENCE_MS = 20_000;

/** The search admins' port of a site. */
export class AdminPort {
  constructor(private readonly dataDir: string) {}

  async call<T>(path: string, body?: object): Promise<{ status: number; content: T }> {
    const urls: Record<string, string> = this.read('admin-pages.json');
    const secrets: Record<string, string> = this.read('secrets.json');
    const answer = await fetch(`${urls['svc-search-indexer']}/admin/api/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secrets['search_admin_token']}`,
        'x-operator': 'drill',
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await answer.text();
    return { status: answer.status, content: (text === '' ? null : JSON.parse(text)) as T };
  }

  /** Null while the process is dead. */
  async rebuilds(): Promise<Rebuilds | null> {
    try {
      const { status, content } = await this.call<Rebuilds>('reindex?limit=100');
      return status === 200 ? content : null;
    } catch {
      return null;
    }
  }

  /** How a rebuild ended; null when it did not within so long. */
  async ended(id: string, patienceMs: number): Promise<Rebuild | null> {
    let ended: Rebuild | undefined;
    await until(async () => {
      ended = (await this.rebuilds())?.history.find((one) => one.id === id);
      return ended !== undefined;
    }, patienceMs);
    return ended ?? null;
  }

  /** Documents that differ, by a check that begins now; null when there was no report. */
  async drift(engine: string, patienceMs: number): Promise<number | null> {
    const began = new Date().toISOString();
    await this.call('drift', { engine });
    let report: Report | undefined;
    await until(async () => {
      const { content } = await this.call<Report[]>('drift');
      report = content.find((one) => one.engine === engine && one.checkedAt >= began);
      return report !== undefined;
    }, patienceMs);
    return report?.differing ?? null;
  }

  private read(name: string): Record<string, string> {
    return JSON.parse(readFileSync(join(this.dataDir, name), 'utf8')) as Record<string, string>;
  }
}
