import { inTransaction } from '@lawdex/svc-kit/commands';
import type { ClientBase } from 'pg';
import { insertAreas, practiceAreaIds, replaceAreas, type AreaLink } from '../bulk-write/practice-area-links.ts';
import { insertRows, updateRows, takeWritersTurn } from '../bulk-write/rows.ts';
import { Business } from '../businesses/business.entity.ts';
import { GazetteerPlaces } from '../places/us-places.ts';
import { isGiven } from './fields/field-reading.core.ts';
import type { FileRecord } from './reading/file-records.ts';
import type { BusinessRow, StoredBusiness } from './planning/merge-business.ts';
import { BatchPlanner, type Plan } from './planning/plan-batch.ts';
import type { Policy } from './planning/check-record.ts';
import type { ReportLine } from './report.core.ts';

export interface ImportOptions extends Policy {
  /** Changes nothing, and tells what would be. */
  dryRun?: boolean;
  /** Told everything about every line, in the order of the file. */
  onReport?: (line: ReportLine) => void;
  /** Told the first businesses of a trial, as they would be stored. */
  onPreview?: (business: object) => void;
  /** Told after every batch how many lines have been read. */
  onProgress?: (records: number) => void;
}

export interface ImportSummary {
  added: number;
  updated: number;
  unchanged: number;
  /** The number of further lines about the same firms. */
  leftOut: number;
  refused: number;
  /** Fields that are assumed in every line, because none says them. */
  assumed: readonly string[];
  /** False when nothing was changed, because lines were refused or it was a trial. */
  stored: boolean;
}

// So many lines need few round trips and, at 64 kB a line at most, little memory.
const BATCH = 500;
const PREVIEWED = 5;

/** Adds and updates businesses in one transaction. Triggers change totals, versions and outbox. Reviews and ratings are never touched. */
export async function importBusinesses(
  client: ClientBase,
  records: AsyncIterable<FileRecord>,
  { dryRun = false, onReport, onPreview, onProgress, ...policy }: ImportOptions,
): Promise<ImportSummary> {
  const counts = { added: 0, updated: 0, unchanged: 0, leftOut: 0, refused: 0 };
  const summary: ImportSummary = { ...counts, assumed: ['kind', 'category'], stored: true };
  const importAll = async (): Promise<ImportSummary> => {
    await takeWritersTurn(client);
    const areaIds = await practiceAreaIds(client);
    const slugs = new Map([...areaIds].map(([slug, id]) => [id, slug]));
    const planner = new BatchPlanner(client, { areaIds, places: new GazetteerPlaces() }, policy);
    let read = 0;
    for await (const batch of batches(records)) {
      const plan = await planner.plan(batch);
      summary.assumed = summary.assumed.filter(
        (field) => !batch.some((one) => 'raw' in one && isGiven(one.raw[field])),
      );
      if (dryRun && read === 0) {
        for (const { row, areas } of [...plan.added, ...plan.updated].slice(0, PREVIEWED)) {
          const [category, ...additionalPracticeAreas] = [row.categoryId ?? '', ...areas].map((id) => slugs.get(id));
          onPreview?.({ ...row, category, additionalPracticeAreas });
        }
      }
      for (const line of plan.report) onReport?.(line);
      summary.added += plan.added.length;
      summary.updated += plan.updated.length;
      for (const count of ['unchanged', 'leftOut', 'refused'] as const) summary[count] += plan[count];
      summary.stored = !dryRun && (summary.refused === 0 || policy.skipInvalid);
      // Once it is clear that nothing will be stored, the rest is only checked.
      if (summary.stored) await write(client, plan);
      onProgress?.((read += batch.length));
    }
    return summary;
  };
  return inTransaction(client, importAll, ({ stored }) => stored);
}

const linksOf = (businesses: readonly StoredBusiness[]): AreaLink[] =>
  businesses.flatMap(({ row, areas }) => areas.map((categoryId) => ({ businessId: row.id, categoryId })));
const rowsOf = (businesses: readonly StoredBusiness[]): BusinessRow[] => businesses.map(({ row }) => row);

async function write(client: ClientBase, { added, updated }: Plan): Promise<void> {
  await updateRows(client, Business, rowsOf(updated));
  await insertRows(client, Business, rowsOf(added));
  const changed = updated.map(({ row }) => row.id);
  await replaceAreas(client, changed, linksOf(updated));
  await insertAreas(client, linksOf(added));
}

async function* batches<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
