import { origin } from '@lawdex/contracts';
import { complain, databaseUrl, readConfig, runCommand, say, systemClock, withDataSource } from '@lawdex/svc-kit';
import type { DataSource } from 'typeorm';
import { SCHEMA } from './database.ts';
import { readCommand, USAGE, type Changing, type Command, type Selection } from './reviews/moderation/command.ts';
import { decide, selectReviews } from './reviews/moderation/decide.ts';
import { floodText, listedText } from './reviews/moderation/listed-text.core.ts';
import type { CopiedReview, FloodedBusiness, FloodingNetwork, Listed } from './reviews/moderation/listed-text.core.ts';
import * as sql from './reviews/moderation/moderation.sql.ts';
import { count, reportedText, type Reported } from './reviews/moderation/reported-text.core.ts';

const MOST = 100_000;
const DONE = {
  hide: 'hidden',
  restore: 'shown again',
  release: 'shown and counted',
  keep: 'left as they are',
  erase: 'erased for good',
} as const;

function withDatabase<T>(work: (db: DataSource) => Promise<T>): Promise<T> {
  const { DATABASE_URL: url } = readConfig({ DATABASE_URL: databaseUrl() });
  return withDataSource({ ...SCHEMA, service: 'reviews', url }, work);
}
const siteOrigin = () => readConfig({ PUBLIC_ORIGIN: origin('http://localhost:3000') }).PUBLIC_ORIGIN;

function show(reviews: readonly Listed[]): void {
  const site = siteOrigin();
  for (const review of reviews) say(`${listedText(review, site)}\n`);
}

async function listReported(all: boolean): Promise<void> {
  const site = siteOrigin();
  const rows = await withDatabase((db) => db.query<Reported[]>(sql.REPORTED_REVIEWS, [all]));
  for (const row of rows) say(`${reportedText(row, site)}\n`);
  complain(`${count(rows.length, 'review')} ${all ? 'reported so far' : 'to decide about'}`);
}

async function list(selection: Selection, most: number): Promise<void> {
  const rows = await withDatabase((db) => selectReviews(db, selection, most));
  tellMissing(selection, rows);
  show(rows);
  complain(count(rows.length, 'review'));
}

async function listFloods(since: Date): Promise<void> {
  const [businesses, networks, copies] = await withDatabase(async (db) => [
    await db.query<FloodedBusiness[]>(sql.FLOODED_BUSINESSES, [since]),
    await db.query<FloodingNetwork[]>(sql.FLOODING_NETWORKS, [since]),
    await db.query<CopiedReview[]>(sql.COPIED_REVIEWS, [since]),
  ]);
  const found = businesses.length + networks.length + copies.length;
  if (found > 0) say(floodText(businesses, networks, copies));
  const many = `${count(businesses.length, 'firm')} and ${count(networks.length, 'network')} with many reviews`;
  complain(`${many}, ${count(copies.length, 'text')} that came twice`);
  if (networks.length + copies.length > 0)
    complain('Customers of one carrier share a network. Without --yes these commands only list what they would hide.');
}

/** Tells which of the reviews that were named there are not. */
function tellMissing({ ids }: Selection, found: readonly Listed[]): void {
  const missing = ids.filter((id) => !found.some((review) => review.id === id));
  for (const id of missing) complain(`There is no review ${id}.`);
  if (missing.length > 0) process.exitCode = 1;
}

const exportAll = (selection: Selection): Promise<void> =>
  withDatabase(async (db) => {
    const found = await selectReviews(db, selection, MOST);
    tellMissing(selection, found);
    const rows = await db.query<{ review: unknown }[]>(sql.EXPORTED, [found.map(({ id }) => id)]);
    const known = rows.map(({ review }) => review);
    say(JSON.stringify(known, null, 2));
    complain(count(rows.length, 'review'));
  });

const change = (command: Changing): Promise<void> =>
  withDatabase(async (db) => {
    const { kind, selection, isSure } = command;
    const selected = await selectReviews(db, selection, MOST);
    const found = selected.filter(({ state }) => kind === 'erase' || state !== 'closed');
    const closed = selected.length - found.length;
    if (closed > 0) complain(`${count(closed, 'review')} of closed firms: these are only exported or erased.`);
    tellMissing(selection, selected);
    if (found.length === 0) process.exitCode = 1;
    if (found.length === 0 || !isSure) {
      show(found);
      const how = found.length > 0 ? ' Do it with --yes.' : '';
      return complain(`${count(found.length, 'review')} would be ${DONE[kind]}. Nothing was changed.${how}`);
    }
    const ids = found.map(({ id }) => id);
    const { changed, unchanged } = await decide(db, command, ids);
    const after = kind === 'keep' ? '' : ' Pages and search follow within seconds.';
    if (changed.length > 0) say(`${count(changed.length, 'review')}: ${DONE[kind]}.${after}`);
    if (unchanged.length > 0) complain(`${count(unchanged.length, 'review')}: so already. Nothing was changed.`);
  });

function obey(command: Command): Promise<void> | void {
  switch (command.kind) {
    case 'reported':
      return listReported(command.all);
    case 'list':
      return list(command.selection, command.most);
    case 'flood':
      return listFloods(command.since);
    case 'export':
      return exportAll(command.selection);
    default:
      return change(command);
  }
}

runCommand(USAGE, (args) => readCommand(args, systemClock()), obey);
