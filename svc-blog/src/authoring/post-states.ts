import type { ClientBase } from 'pg';
import { CommandFailed } from '@lawdex/svc-kit';

/** Publishes the post `$1` from the time `$2` on, or again from its old time on. The present is `$3`. */
const PUBLISH = `
  update blog_posts set status = 'published', published_at = coalesce($2, published_at, $3), updated_at = coalesce($2, $3)
  where slug = $1 returning slug`;

const UNPUBLISH = `
  update blog_posts set status = 'draft' where slug = $1 returning slug`;

const POST_STATE = `select slug, status, published_at as "publishedAt" from blog_posts where slug = $1`;

/** Posts in the state `$1` at the time `$2`, or in any state when it is null, the newest first. */
const LIST_POSTS = `
  with listed as (
    select p.slug, p.title, a.name as author, p.published_at as "publishedAt",
      case when p.status = 'draft' then 'draft' when p.published_at > $2 then 'scheduled' else 'published' end as state
    from blog_posts p join blog_authors a on a.id = p.author_id)
  select * from listed where $1::text is null or state = $1
  order by "publishedAt" desc nulls first, slug`;

export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
/** Visitors see nothing of a draft, nothing yet of a scheduled post, and all of a published one. */
export type PostState = (typeof POST_STATES)[number];

interface PostRow {
  slug: string;
  status: 'draft' | 'published';
  publishedAt: Date | null;
}

export interface ListedPost {
  slug: string;
  title: string;
  author: string;
  publishedAt: Date | null;
  state: PostState;
}

export async function postState(client: ClientBase, slug: string, now: Date): Promise<PostState> {
  const { status, publishedAt } = await find(client, slug);
  if (status === 'draft') return 'draft';
  return publishedAt !== null && publishedAt > now ? 'scheduled' : 'published';
}

/** Publishes a post now. A date that has passed stays; a scheduled post appears at once; a published post does not change. */
export async function publish(client: ClientBase, slug: string, now: Date): Promise<'published' | 'unchanged'> {
  const { status, publishedAt } = await find(client, slug);
  const isDue = publishedAt !== null && publishedAt <= now;
  if (status === 'published' && isDue) return 'unchanged';
  await client.query(PUBLISH, [slug, isDue ? null : now, now]);
  return 'published';
}

export async function unpublish(client: ClientBase, slug: string): Promise<'unpublished' | 'unchanged'> {
  const { status } = await find(client, slug);
  if (status === 'draft') return 'unchanged';
  await client.query(UNPUBLISH, [slug]);
  return 'unpublished';
}

/** Publishes a post at a time in the future. */
export async function schedule(client: ClientBase, slug: string, at: Date, now: Date): Promise<void> {
  if (at <= now) throw new CommandFailed(`${at.toISOString()} has passed. To publish it now: publish ${slug}`);
  await find(client, slug);
  await client.query(PUBLISH, [slug, at, now]);
}

export const listPosts = async (client: ClientBase, state: PostState | null, now: Date): Promise<ListedPost[]> =>
  (await client.query<ListedPost>(LIST_POSTS, [state, now])).rows;

async function find(client: ClientBase, slug: string): Promise<PostRow> {
  const [row] = (await client.query<PostRow>(POST_STATE, [slug])).rows;
  if (!row) throw new CommandFailed(`There is no post "${slug}". npm run blog -- list shows them all.`);
  return row;
}
