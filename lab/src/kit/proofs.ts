import { isDeepStrictEqual } from 'node:util';
import { ask, until, type SiteProcess } from '@lawdex/infra/testing';
import { proof, type Judged } from './findings.core.ts';
import { COMMENT, type Acknowledged } from './writers.ts';

const directoryOf = (site: SiteProcess): string => site.databaseUrl('lawdex_directory');

/** Rows that are missing or differ, and whether there are more or fewer; they have the same fields. */
function differences<Row extends { id: string }>(wanted: readonly Row[], found: readonly Row[]): string[] {
  const byId = new Map(found.map((row) => [row.id, row]));
  const wrong = wanted.filter((row) => !isDeepStrictEqual(byId.get(row.id), row));
  const told = wrong.map((row) => `${JSON.stringify(row)} is ${JSON.stringify(byId.get(row.id)) ?? 'lost'}`);
  return found.length === wanted.length ? told : [...told, `${found.length} rows, not ${wanted.length}`];
}

/** Every acknowledged review is a row, once, as it was written; and there is no row that nobody wrote. */
export async function everyReviewOnce(site: SiteProcess, acknowledged: readonly Acknowledged[]): Promise<Judged> {
  const sql = `select id, idempotency_key as key, business_id as "businessId", rating from reviews where comment like $1`;
  const rows = await ask<Acknowledged>(directoryOf(site), sql, [`${COMMENT}%`]);
  const claim = `${acknowledged.length} acknowledged reviews are in the database, each exactly once`;
  return proof(claim, differences(acknowledged, rows));
}

export async function exactAggregates(site: SiteProcess): Promise<Judged> {
  const rows = await ask<{ slug: string }>(
    directoryOf(site),
    `select b.slug from businesses b left join reviews r on r.business_id = b.id and r.hidden_at is null and not r.is_related
       and r.counts_from is null
     group by b.id
     having b.review_count <> count(r.id) or b.rating <> coalesce(round(avg(r.rating), 1), 0)`,
  );
  const slugs = rows.map(({ slug }) => slug);
  return proof('count and average of every business are those of its rows that count', slugs);
}

/** Waits until every business of the directory is in the index as it is; names those that are not in time. */
export async function indexAgrees(site: SiteProcess): Promise<Judged> {
  const [directory, searchUrl] = [directoryOf(site), site.databaseUrl('lawdex_search')];
  let judged: Judged = ['the index was not read', false];
  await until(async () => {
    const sql = 'select id, version::text, rating::text, review_count as count from businesses';
    const businesses = await ask<{ id: string }>(directory, sql);
    const [live] = await ask<{ name: string }>(
      searchUrl,
      `select t.name from search_row_tables t join search_feeds f using (generation) where f.engine = 'postgres' and f.live
       order by f.live_since desc limit 1`,
    );
    const indexed = await ask<{ id: string }>(
      searchUrl,
      `select d.id, d.version::text, round(r.rating::numeric, 1)::text as rating, r.review_count as count
         from search_documents d join ${live?.name ?? 'search_rows'} r using (id) where d.record is not null`,
    );
    judged = proof(`the index agrees with all ${businesses.length} businesses`, differences(businesses, indexed));
    return judged[1];
  }, 120_000);
  return judged;
}
