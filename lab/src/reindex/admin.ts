import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '@lawdex/infra/testing';
import { send } from '../kit/http.ts';

type Rebuild = Record<'id' | 'phase', string> & { copied: number };

/** Asks until there is something, as long as a rebuild or a check may take. */
async function found<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  let answer: T | undefined;
  await until(async () => (answer = await ask()) !== undefined, 240_000);
  return answer;
}

/** The search admins' port of a site, as far as one engine goes. */
export function searchAdmin(dataDir: string, engine: string) {
  const read = (name: string): Record<string, string> => JSON.parse(readFileSync(join(dataDir, name), 'utf8'));
  /** Status 0, and no content, while the process is dead. */
  const call = async <T>(path: string, body?: object): Promise<{ status: number; content?: T }> => {
    const { status, text } = await send(`${read('admin-pages.json')['svc-search-indexer']}/admin/api/${path}`, {
      headers: { authorization: `Bearer ${read('secrets.json')['search_admin_token']}`, 'x-operator': 'drill' },
      ...(body && { body: JSON.stringify(body) }),
      patienceMs: 20_000,
    });
    return { status, ...(status !== 0 && text !== '' && { content: JSON.parse(text) }) };
  };
  /** What is answered once the process lives and does it. */
  const granted = <T>(path: string, body?: object) =>
    found(async () => {
      const { status, content } = await call<T>(path, body);
      return status === 200 ? content : undefined;
    });
  const rebuilds = () => granted<Record<'running' | 'history', Rebuild[]>>('reindex?limit=100');
  return {
    rebuilds,
    begin: () => call<{ rebuild?: Rebuild }>('reindex', { engine }),
    rollBack: () => call('reindex/roll-back', { engine }),
    /** The number of a rebuild that runs now. */
    start: async () => (await granted<Rebuild>('reindex', { engine }))?.id ?? '',
    /** How a rebuild ended, and how many documents it has copied. */
    ended: async (id: string) => {
      const ended = await found(async () => (await rebuilds())?.history.find((one) => one.id === id));
      return ended ?? { phase: 'not ended', copied: 0 };
    },
    /** Documents of an engine that differ, by a check that begins now; undefined when there was no report. */
    drift: async (checked: string): Promise<number | undefined> => {
      const began = new Date().toISOString();
      await call('drift', { engine: checked });
      return found(async () => {
        const reports = await granted<{ engine: string; checkedAt: string; differing: number }[]>('drift');
        return reports?.find((one) => one.engine === checked && one.checkedAt >= began)?.differing;
      });
    },
  };
}
