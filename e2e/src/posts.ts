import type { APIRequestContext } from '@playwright/test';
import type { BlogPost, BlogPostPage } from '@lawdex/contracts';
import { getJson } from './patiently.ts';

export const postsOf = (request: APIRequestContext): Promise<BlogPostPage> =>
  getJson(request, '/api/blog/posts?limit=50');

/** Finds the first post with a property. It asks one post after the other, because a crowd of requests would be refused. */
export async function postWhere(request: APIRequestContext, isSo: (post: BlogPost) => boolean): Promise<BlogPost> {
  for (const { slug } of (await postsOf(request)).posts) {
    const post = await getJson<BlogPost>(request, `/api/blog/posts/${slug}`);
    if (isSo(post)) return post;
  }
  throw new Error('The demo data has no such post.');
}

/** A post with enough headings for a table of contents. */
export const longPost = (request: APIRequestContext): Promise<BlogPost> =>
  postWhere(request, ({ headings }) => headings.filter(({ level }) => level <= 4).length > 4);
