/** Publishes the post `$1` from the time `$2` on, or again from its old time on. The present is `$3`. */
export const PUBLISH = `
  update blog_posts set status = 'published', published_at = coalesce($2, published_at, $3), updated_at = coalesce($2, $3)
  where slug = $1 returning slug`;

export const UNPUBLISH = `
  update blog_posts set status = 'draft' where slug = $1 returning slug`;

export const POST_STATE = `select slug, status, published_at as "publishedAt" from blog_posts where slug = $1`;

/** Posts in the state `$1` at the time `$2`, or in any state when it is null, the newest first. */
export const LIST_POSTS = `
  with listed as (
    select p.slug, p.title, a.name as author, p.published_at as "publishedAt",
      case when p.status = 'draft' then 'draft' when p.published_at > $2 then 'scheduled' else 'published' end as state
    from blog_posts p join blog_authors a on a.id = p.author_id)
  select * from listed where $1::text is null or state = $1
  order by "publishedAt" desc nulls first, slug`;
