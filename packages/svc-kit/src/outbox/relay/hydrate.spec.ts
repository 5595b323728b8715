import { jest } from '@jest/globals';
import { hydrate, type CurrentSubject } from '../event-source.ts';
import type { OutboxRow } from '../outbox-store.ts';

const at = new Date('2026-01-02T03:04:05Z');
const row = (id: string, type: string, subjectId: string, version: number, bulk = false): OutboxRow => ({
  id,
  type,
  subjectId,
  version,
  occurredAt: at,
  bulk,
});

it('tells what subjects are now, with the version that they have now, once for each', async () => {
  const read = jest.fn(async (ids: readonly string[]) => ids.map((id) => ({ id, version: 7, payload: { id } })));
  const rows = [row('1', 'post.changed', 'a', 3), row('2', 'post.changed', 'b', 1), row('3', 'post.changed', 'a', 4)];
  expect(await hydrate({ 'post.changed': read }, rows)).toEqual([
    { id: '2', type: 'post.changed', subjectId: 'b', version: 7, occurredAt: at.toISOString(), payload: { id: 'b' } },
    { id: '3', type: 'post.changed', subjectId: 'a', version: 7, occurredAt: at.toISOString(), payload: { id: 'a' } },
  ]);
  expect(read.mock.calls).toEqual([[['b', 'a']]]);
});

it('tells of a deletion with the version of the row, without asking anybody, and which were written in bulk', async () => {
  const gone = { type: 'post.deleted', version: 5, occurredAt: at.toISOString(), payload: null };
  const rows = [row('1', 'post.deleted', 'a', 5, true), row('2', 'post.deleted', 'b', 5)];
  expect(await hydrate({ 'post.deleted': null }, rows)).toEqual([
    { ...gone, id: '1', subjectId: 'a', bulk: true },
    { ...gone, id: '2', subjectId: 'b' },
  ]);
});

it('leaves out subjects that are gone by now, and types that nobody reads any more', async () => {
  const gone = async (): Promise<CurrentSubject[]> => [];
  const rows = [row('1', 'post.changed', 'a', 1), row('2', 'note.changed', 'b', 1)];
  expect(await hydrate({ 'post.changed': gone }, rows)).toEqual([]);
});

it('fails when a reader fails, so that the rows stay in the outbox', async () => {
  const broken = () => Promise.reject(new Error('no connection'));
  await expect(hydrate({ 'post.changed': broken }, [row('1', 'post.changed', 'a', 1)])).rejects.toThrow();
});
