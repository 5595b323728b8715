import { published, VIEW_COUNT } from '../posts/posts.sql.ts';

/**
 * Adds `$2` views to the posts with the slugs `$1` that are shown at the time `$3`; each slug once. Answers how many there were before.
 * A row is added, never changed: a row of the post would have to be waited for while somebody writes it.
 */
export const ADD_VIEWS = `
  with viewed as (
    select p.id, p.slug, v.count, ${VIEW_COUNT} as before
    from unnest($1::text[], $2::int[]) v (slug, count) join blog_posts p on p.slug = v.slug
    where ${published('$3')}),
  added as (insert into blog_post_views (post_id, count) select id, count from viewed)
  select slug, before from viewed`;

/** Moves the views into their posts. Posts that somebody writes are left for the next time, so that nobody waits for anybody. */
export const SUM_VIEWS = `
  with free as (
    select id from blog_posts where id in (select post_id from blog_post_views) for no key update skip locked),
  moved as (delete from blog_post_views v using free where v.post_id = free.id returning v.post_id, v.count),
  sums as (select post_id, sum(count)::int as count from moved group by post_id)
  update blog_posts p set view_count = p.view_count + sums.count from sums where p.id = sums.post_id`;
