import type { APIRequestContext } from '@playwright/test';
import type { BlogPost, BlogPostPage } from '@lawdex/contracts';
import { getJson } from './patiently.ts';

/** A post with enough headings for a table of contents. It asks one after the other, because a crowd of requests would be refused. */
export async function longPost(request: APIRequestContext): Promise<BlogPost> {
  const { posts } = await getJson<BlogPostPage>(request, '/api/blog/posts?limit=50');
  for (const { slug } of posts) {
    const post = await getJson<BlogPost>(request, `/api/blog/posts/${slug}`);
    if (post.headings.filter(({ level }) => level <= 4).length > 4) return post;
  }
  throw new Error('The demo data has no such post.');
}
