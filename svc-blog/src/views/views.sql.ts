import { published } from '../published.sql.ts';

/** The views of a post, with those that wait in a table of their own since the last sum (docs/adr/0265). */
export const VIEW_COUNT = `
  (p.view_count + coalesce((select sum(v.count) from blog_post_views v where v.post_id = p.id), 0))::int`;

/**
 * Adds `$2` views with the keys `$4` to the posts `$1` that are shown at the time `$3`. Each key counts once. Rows are added,
 * because a post's row may be locked. Answers earlier counts, and which views are new.
 */
export const ADD_VIEWS = `
  with viewed as materialized (
    select p.id, p.slug, ${VIEW_COUNT} as before from blog_posts p where p.slug = any($1) and ${published('$3')}),
  given as (
    select viewed.id, viewed.slug, viewed.before, v.count, v.key
    from unnest($1::text[], $2::int[], $4::text[]) v (slug, count, key) join viewed using (slug)),
  -- In their order, so that two processes that were sent the same keys cannot wait for each other.
  kept as (
    insert into blog_view_keys (post_id, key) select id, key from given order by id, key
    on conflict do nothing returning post_id, key),
  judged as (
    select given.*, (id, key) in (select post_id, key from kept) as "isNew" from given),
  added as (
    insert into blog_post_views (post_id, count)
    select id, sum(count)::int from judged where "isNew" group by id)
  select slug, key, before, "isNew" from judged`;

/** Moves views into their posts. Posts that somebody is writing wait for the next time. */
export const SUM_VIEWS = `
  with free as (
    select id from blog_posts where id in (select post_id from blog_post_views) for no key update skip locked),
  moved as (delete from blog_post_views v using free where v.post_id = free.id returning v.post_id, v.count),
  sums as (select post_id, sum(count)::int as count from moved group by post_id)
  update blog_posts p set view_count = p.view_count + sums.count from sums where p.id = sums.post_id`;
