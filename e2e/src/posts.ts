import type { APIRequestContext } from '@playwright/test';
import type { BlogPost, BlogPostPage } from '@lawdex/contracts';
import { getPatiently } from './patiently.ts';

export const postsOf = async (request: APIRequestContext, query = ''): Promise<BlogPostPage> =>
  (await (await getPatiently(request, `/api/blog/posts?limit=50${query}`)).json()) as BlogPostPage;

const postAt = async (request: APIRequestContext, slug: string): Promise<BlogPost> =>
  (await (await getPatiently(request, `/api/blog/posts/${slug}`)).json()) as BlogPost;

/**
 * Finds the first post with a property. It asks one post after the other, because a crowd of requests would be refused.
 */
export async function postWhere(request: APIRequestContext, isSo: (post: BlogPost) => boolean): Promise<BlogPost> {
  for (const { slug } of (await postsOf(request)).posts) {
    const post = await postAt(request, slug);
    if (isSo(post)) return post;
  }
  throw new Error('The demo data has no such post.');
}

/** A post with enough headings for a table of contents. */
export const longPost = (request: APIRequestContext): Promise<BlogPost> =>
  postWhere(request, ({ headings }) => headings.filter(({ level }) => level <= 4).length > 4);
