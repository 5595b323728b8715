import { hash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '@lawdex/contracts';
import { MeilisearchApiError, type EnqueuedTask, type Meilisearch, type Settings } from 'meilisearch';
import type { IndexDocument } from '../../index-definition/document.core.ts';
import { bucketOf, censusOf, type Bucket } from '../../index-definition/checksum.core.ts';
import { inSlices } from '../../database/in-slices.ts';
import type { ManyChanges } from '../index-lifecycle.ts';
import type { SearchEngine, SearchIndex } from '../search-engine.ts';
import { indexRecordOf } from './index-record.core.ts';
import { INDEX_SETTINGS, POPULAR_SETTINGS } from './index-settings.core.ts';
import { popularUidOf, uidOf, type LiveIndex } from './live-index.ts';
import { heldPopular, MeilisearchEngine } from './meilisearch-engine.ts';

// A batch of some thousand documents takes seconds on a busy machine; a server that takes longer is as good as down.
const TASK_MS = 60_000;
const LOOK_EVERY_MS = 20;
// A task costs as much as a thousand documents. The first is small so that the server begins; what changes one by one waits for its end.
const FIRST_TASK = 2_500;
const LARGEST_TASK = 8_000;
// The server is at one while two others wait and the next one is prepared: it is never idle, and what is held stays the same however many there are.
const QUEUED = 3;
const IDS_AT_ONCE = 10_000;

/** The documents of a generation and, beside them, the popular searches, which the engine writes itself. */
const indexesOf = (generation: string): { uid: string; primaryKey: string; settings: Settings }[] => [
  { uid: uidOf(generation), primaryKey: 'id', settings: INDEX_SETTINGS },
  { uid: popularUidOf(generation), primaryKey: 'place', settings: POPULAR_SETTINGS },
];

export class MeilisearchIndex implements SearchIndex {
  readonly name = 'meilisearch';
  readonly inPlace = false;
  // Each batch is a task, and a task costs as much as some hundred documents; what was not changed in bulk waits for the end of one.
  readonly atOnce = 1_000;

  constructor(
    private readonly client: Meilisearch,
    private readonly live: LiveIndex,
  ) {}

  async create(generation: string): Promise<void> {
    for (const { uid, primaryKey, settings } of indexesOf(generation)) {
      if (!(await this.exists(uid))) await this.queued(this.client.createIndex(uid, { primaryKey }));
      await this.queued(this.client.index(uid).updateSettings(settings));
    }
  }

  /** The server works while the next documents are prepared. What it is sent are lines of JSON, which are held only until then. */
  async fill(generation: string, changes: ManyChanges): Promise<void> {
    const index = this.client.index(uidOf(generation));
    const tasks: number[] = [];
    let lines: string[] = [];
    let enough = FIRST_TASK;
    let sending: Promise<unknown> = Promise.resolve();
    const queue = async (send: () => Promise<EnqueuedTask>): Promise<void> => {
      await sending;
      while (tasks.length >= QUEUED) await this.done(tasks.shift() ?? 0);
      sending = send().then(({ taskUid }) => tasks.push(taskUid));
      // The promise is awaited later, where the failure is told.
      sending.catch(() => undefined);
    };
    const add = async (): Promise<void> => {
      if (lines.length === 0) return;
      const body = lines.join('\n');
      lines = [];
      enough = LARGEST_TASK;
      await queue(() => index.addDocumentsFromString(body, 'application/x-ndjson', { primaryKey: 'id' }));
    };
    for await (const { upserts, deletions } of changes) {
      for (const line of await inSlices(upserts, lineOf)) lines.push(line);
      if (lines.length >= enough || deletions.length > 0) await add();
      if (deletions.length > 0) await queue(() => index.deleteDocuments([...deletions]));
    }
    await add();
    await sending;
    for (const task of tasks) await this.done(task);
  }

  async ready(generation: string): Promise<boolean> {
    for (const { uid, settings } of indexesOf(generation)) {
      if (!(await this.exists(uid)) || !sameSetting(await this.client.index(uid).getSettings(), settings)) return false;
    }
    return true;
  }

  switchTo(generation: string): Promise<void> {
    this.live.generation = generation;
    return Promise.resolve();
  }

  async drop(generation: string): Promise<void> {
    if (this.live.generation === generation) this.live.generation = null;
    for (const { uid } of indexesOf(generation)) {
      if (await this.exists(uid)) await this.queued(this.client.deleteIndex(uid));
    }
  }

  async stats(generation: string): Promise<{ documents: number }> {
    return { documents: (await this.client.index(uidOf(generation)).getStats()).numberOfDocuments };
  }

  popular(generation: string) {
    return heldPopular(this.client, generation);
  }

  async drift(generation: string, documents: readonly IndexDocument[]): Promise<string[]> {
    const { results } = await this.client.index(uidOf(generation)).getDocuments<{ id: string; hash: string }>({
      ids: documents.map(({ id }) => id),
      fields: ['id', 'hash'],
      limit: documents.length,
    });
    const held = new Map(results.map(({ id, hash }) => [id, hash]));
    const wanted = await inSlices(documents, hashed);
    return wanted.filter(({ id, hash }) => held.get(id) !== hash).map(({ id }) => id);
  }

  async census(generation: string): Promise<Bucket[]> {
    return censusOf(await this.ids(generation));
  }

  async idsIn(generation: string, bucket: string): Promise<string[]> {
    return (await this.ids(generation)).filter((id) => bucketOf(id) === bucket);
  }

  /** Meilisearch is quick as soon as it has done its tasks. */
  settle(): Promise<void> {
    return Promise.resolve();
  }

  reading(generation: string): Promise<SearchEngine> {
    return Promise.resolve(new MeilisearchEngine(this.client, { generation }));
  }

  private async ids(generation: string): Promise<string[]> {
    const all: string[] = [];
    for (;;) {
      const { results } = await this.client
        .index(uidOf(generation))
        .getDocuments<{ id: string }>({ fields: ['id'], offset: all.length, limit: IDS_AT_ONCE });
      for (const { id } of results) all.push(id);
      if (results.length < IDS_AT_ONCE) return all;
    }
  }

  private async queued(task: Promise<EnqueuedTask>): Promise<void> {
    await this.done((await task).taskUid);
  }

  private async done(taskUid: number): Promise<void> {
    const { status, error } = await this.client.tasks.waitForTask(taskUid, {
      timeout: TASK_MS,
      interval: LOOK_EVERY_MS,
    });
    if (status !== 'succeeded') throw new Error(`Meilisearch could not do its task: ${error?.message ?? status}`);
  }

  private async exists(uid: string): Promise<boolean> {
    try {
      await this.client.getRawIndex(uid);
      return true;
    } catch (error) {
      if (error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found') return false;
      throw error;
    }
  }
}

/** The hash tells two forms of a document apart without fetching it. */
const hashOf = (json: string): string => hash('sha1', json, 'base64url');

const hashed = (document: IndexDocument): { id: string; hash: string } => ({
  id: document.id,
  hash: hashOf(JSON.stringify(indexRecordOf(document))),
});

/** The line that is sent for a document. Written once, because writing costs as much as all the rest of preparing it. */
function lineOf(document: IndexDocument): string {
  const json = JSON.stringify(indexRecordOf(document));
  return `${json.slice(0, -1)},"hash":"${hashOf(json)}"}`;
}

/** Meilisearch answers with all of its settings, and within one with all of its parts. */
function sameSetting(held: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(held) && held.length === wanted.length && wanted.every((part, i) => sameSetting(held[i], part))
    );
  }
  if (isRecord(wanted)) {
    return isRecord(held) && Object.entries(wanted).every(([name, part]) => sameSetting(held[name], part));
  }
  return isDeepStrictEqual(held, wanted);
}
