import { BLOG_POPULAR_VIEWS } from '@lawdex/contracts';
import { selectList, shownBy } from '@lawdex/svc-kit';
import { published } from '../published.sql.ts';
import { Post } from './post.entity.ts';
import { BlogPostDto, BlogPostSummaryDto } from './post.dto.ts';

// Columns that the DTOs declare. Other columns are never read, so they cannot leak.
const COMPUTED: readonly string[] = ['readTime'];
const isStored = (field: string): boolean => !COMPUTED.includes(field);
const stored = (dto: typeof BlogPostSummaryDto) => selectList(Post, 'p', shownBy(dto, Post).filter(isStored));

const REF = (alias: string): string => `'id', ${alias}.id, 'name', ${alias}.name, 'slug', ${alias}.slug`;

/** 200 words a minute, rounded up; five minutes when there are no words. */
const READ_TIME = `
  coalesce(p.read_time, case when p.words > 0 then ceil(p.words / 200.0)::int else 5 end)`;

const EMBEDDED = `
  ${READ_TIME} as "readTime",
  json_build_object(${REF('a')}, 'bio', a.bio, 'avatar', a.avatar, 'timeZone', a.time_zone) as author,
  case when c.id is not null then json_build_object(${REF('c')}) end as category,
  (select coalesce(json_agg(json_build_object(${REF('t')}) order by t.name), '[]')
   from blog_post_tags pt join blog_tags t on t.id = pt.tag_id where pt.post_id = p.id) as tags`;

const FROM = `
  from blog_posts p
  join blog_authors a on a.id = p.author_id
  left join blog_categories c on c.id = p.category_id`;

const SUMMARIES = `select ${stored(BlogPostSummaryDto)}, ${EMBEDDED} ${FROM}`;
const WHOLE = `select ${stored(BlogPostDto)}, ${EMBEDDED} ${FROM}`;

const NEWEST_FIRST = 'order by p.published_at desc, p.id';

// Pages of `$1` posts after the first `$2`, shown at the time `$3`.
const PAGE = 'limit $1 offset $2';

/** `SummaryRow`s that meet the condition, newest first. Its own values begin with `$4`. */
export const postsWhere = (condition: string): string =>
  `${SUMMARIES} where ${published('$3')} and ${condition} ${NEWEST_FIRST} ${PAGE}`;

/** Conditions for the practice areas `$4`, and the city `$5` in the state `$6`. Null means any. */
const FILTERS = (first: number): string => `
  ($${first}::text[] is null or p.practices && $${first})
  and ($${first + 1}::text is null or exists (
    select from unnest(p.cities) place
    where lower(split_part(place, ', ', 1)) = lower($${first + 1})
      and ($${first + 2}::text is null or split_part(place, ', ', 2) = upper($${first + 2}))))`;

export const POSTS = postsWhere(FILTERS(4));
export const POSTS_TOTAL = `select count(*)::int as total from blog_posts p where ${published('$1')} and ${FILTERS(2)}`;

const MATCHES = (first: number): string => `p.search @@ blog_query($${first}, $${first + 1})`;

/** `SummaryRow`s of posts with all words `$7` or, when `$8` is true, any of them, the best match first. */
export const FOUND_POSTS = `
  ${SUMMARIES} where ${published('$3')} and ${FILTERS(4)} and ${MATCHES(7)}
  order by ts_rank(p.search, blog_query($7, $8), 1) desc, p.published_at desc, p.id ${PAGE}`;
export const FOUND_TOTAL = `
  select count(*)::int as total from blog_posts p where ${published('$1')} and ${FILTERS(2)} and ${MATCHES(5)}`;

/** The post with the slug `$1`, if it is shown at the time `$2`. */
export const POST_BY_SLUG = `${WHOLE} where p.slug = $1 and ${published('$2')}`;

/** Drafts too, for other services and for previews. */
export const POSTS_BY_ID = `
  select ${stored(BlogPostDto)}, p.version, ${EMBEDDED} ${FROM} where p.id = any($1)`;
export const ANY_POST_BY_SLUG = `${WHOLE} where p.slug = $1`;

/** The `$1` newest of those that are shown at the time `$2`, whole. */
export const NEWEST_POSTS = `${WHOLE} where ${published('$2')} ${NEWEST_FIRST} limit $1`;

/** The `$1` most viewed posts that are shown at the time `$2`, among those with enough views to mean something. */
export const POPULAR_POSTS = `
  ${SUMMARIES} where ${published('$2')} and p.view_count >= ${BLOG_POPULAR_VIEWS}
  order by p.view_count desc, p.published_at desc, p.id limit $1`;

/** Posts with the most tags in common with the post `$2`, then those of its category, then the newest: `$1` at most. All are shown at the time `$3`, the post too. */
export const RELATED_POSTS = `
  ${SUMMARIES}
  cross join (select s.id, s.category_id from blog_posts s where s.id = $2 and ${published('$3', 's')}) self
  where p.id <> self.id and ${published('$3')}
  order by (
      select count(*) from blog_post_tags mine join blog_post_tags its using (tag_id)
      where mine.post_id = self.id and its.post_id = p.id) desc,
    (p.category_id = self.category_id) is true desc,
    p.published_at desc, p.id
  limit $1`;
