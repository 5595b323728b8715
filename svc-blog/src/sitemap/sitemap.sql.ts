import { published } from '../published.sql.ts';

const CHANGED = 'greatest(p.updated_at, p.published_at)';
const POSTS = `blog_posts p where ${published('$1')}`;

/** The pages of the blog at the time `$1`, each with the last change of any post that it shows. */
export const LISTED_PAGES = `
  select 'post' as kind, p.slug, 1 as posts, ${CHANGED} as changed from ${POSTS}
  union all
  select 'list', '', count(*)::int, max(${CHANGED}) from ${POSTS} having count(*) > 0
  union all
  select 'author', a.slug, count(*)::int, max(${CHANGED})
  from blog_authors a join blog_posts p on p.author_id = a.id where ${published('$1')} group by a.slug
  union all
  select 'category', c.slug, count(*)::int, max(${CHANGED})
  from blog_categories c
  join blog_category_circles circle on circle.within = c.id
  join blog_posts p on p.category_id = circle.id
  where ${published('$1')} group by c.slug
  union all
  select 'tag', t.slug, count(*)::int, max(${CHANGED})
  from blog_tags t
  join blog_post_tags pt on pt.tag_id = t.id
  join blog_posts p on p.id = pt.post_id
  where ${published('$1')} group by t.slug`;
