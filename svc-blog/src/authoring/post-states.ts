import { CommandFailed } from '@lawdex/svc-kit';
import type { Repository } from 'typeorm';
import type { Post } from '../posts/post.entity.ts';

export const POST_STATES = ['draft', 'scheduled', 'published'] as const;
/** Visitors see nothing of a draft, nothing yet of a scheduled post, and all of a published one. */
export type PostState = (typeof POST_STATES)[number];

const LISTED = { slug: true, title: true, status: true, publishedAt: true } as const;
type ListedPost = Pick<Post, keyof typeof LISTED>;

const stateOf = ({ status, publishedAt }: ListedPost, now: Date): PostState => {
  if (status === 'draft') return 'draft';
  return publishedAt !== null && publishedAt > now ? 'scheduled' : 'published';
};

export const postState = async (posts: Repository<Post>, slug: string, now: Date): Promise<PostState> =>
  stateOf(await find(posts, slug), now);

/** Publishes a post now. A date that has passed stays; a scheduled post appears at once; a published post does not change. */
export async function publish(posts: Repository<Post>, slug: string, now: Date): Promise<'published' | 'unchanged'> {
  const { status, publishedAt } = await find(posts, slug);
  const isDue = publishedAt !== null && publishedAt <= now;
  if (status === 'published' && isDue) return 'unchanged';
  await posts.update({ slug }, { status: 'published', updatedAt: now, ...(!isDue && { publishedAt: now }) });
  return 'published';
}

export async function unpublish(posts: Repository<Post>, slug: string): Promise<'unpublished' | 'unchanged'> {
  const { status } = await find(posts, slug);
  if (status === 'draft') return 'unchanged';
  await posts.update({ slug }, { status: 'draft' });
  return 'unpublished';
}

/** Publishes a post at a time in the future. */
export async function schedule(posts: Repository<Post>, slug: string, at: Date, now: Date): Promise<void> {
  if (at <= now) throw new CommandFailed(`${at.toISOString()} has passed. To publish it now: publish ${slug}`);
  await find(posts, slug);
  await posts.update({ slug }, { status: 'published', publishedAt: at, updatedAt: at });
}

/** Posts in this state, or in any state when it is null, the newest first. */
export async function listPosts(
  posts: Repository<Post>,
  state: PostState | null,
  now: Date,
): Promise<(ListedPost & { state: PostState })[]> {
  const order = { publishedAt: { direction: 'DESC', nulls: 'FIRST' }, slug: 'ASC' } as const;
  const found = await posts.find({ select: LISTED, order });
  return found
    .map((post) => ({ ...post, state: stateOf(post, now) }))
    .filter((post) => post.state === (state ?? post.state));
}

async function find(posts: Repository<Post>, slug: string): Promise<ListedPost> {
  const post = await posts.findOne({ select: LISTED, where: { slug } });
  if (!post) throw new CommandFailed(`There is no post "${slug}". npm run blog -- list shows them all.`);
  return post;
}
