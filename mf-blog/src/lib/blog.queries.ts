import { BLOG_LIMIT_MAX, BLOG_PAGE_SIZE, BLOG_POPULAR, BLOG_RELATED } from '@lawdex/contracts';
import type { BlogAuthor, BlogCategory, BlogPost, BlogPostSummary, BlogTag, ListedPost } from '@lawdex/contracts';
import { api } from '@lawdex/mf-kit/runtime';
import { queryOptions } from '@tanstack/react-query';

const KEY = 'blog';
const TAGS = 20;

/** Lists keep only these fields, because answers are written into the page. */
export interface ListedPage {
  posts: ListedPost[];
  total: number;
}
const listed = (posts: readonly BlogPostSummary[]): ListedPost[] =>
  posts.map(({ tags: _tags, featuredImageAlt: _alt, status: _status, viewCount: _views, ...post }) => {
    const { bio: _bio, ...author } = post.author;
    return { ...post, author };
  });

/** One page of the posts, or of those that contain the query. */
export const postsQuery = (page: number, query: string | undefined) =>
  queryOptions({
    queryKey: [KEY, 'posts', page, query ?? ''],
    queryFn: async ({ signal }): Promise<ListedPage> => {
      const asked = { page, limit: BLOG_PAGE_SIZE, status: 'published' as const, query };
      const { posts, total } = await api.get('/api/blog/posts', { query: asked, signal });
      return { posts: listed(posts), total };
    },
  });

/**
 * A draft is found only with `preview`, which its author's link carries. `isEarly` counts no view, because nobody reads the post yet.
 */
export const postQuery = (slug: string, preview: string | undefined, isEarly = false) =>
  queryOptions({
    queryKey: [KEY, 'post', slug, preview ?? ''],
    queryFn: ({ signal }): Promise<BlogPost> =>
      api.get('/api/blog/posts/{slug}', {
        path: { slug },
        query: { preview },
        header: isEarly ? { Purpose: 'prefetch' } : {},
        signal,
      }),
  });

/** Where the post is that once stood at a path. */
export const movedQuery = (path: string) =>
  queryOptions({
    queryKey: [KEY, 'moved', path],
    queryFn: ({ signal }) => api.get('/api/blog/moved', { query: { path }, signal }),
  });

export const relatedQuery = (postId: string) =>
  queryOptions({
    queryKey: [KEY, 'related', postId],
    queryFn: async ({ signal }): Promise<ListedPost[]> =>
      listed(await api.get('/api/blog/related/{postId}', { path: { postId }, query: { limit: BLOG_RELATED }, signal })),
  });

export type PopularPost = Pick<ListedPost, 'id' | 'slug' | 'title' | 'publishedAt'> & { author: { timeZone: string } };

const popular = ({ id, slug, title, publishedAt, author: { timeZone } }: BlogPostSummary): PopularPost => {
  return { id, slug, title, publishedAt, author: { timeZone } };
};

export const popularQuery = queryOptions({
  queryKey: [KEY, 'popular'],
  queryFn: async ({ signal }) => (await api.get('/api/blog/popular', { signal })).slice(0, BLOG_POPULAR).map(popular),
});

export const categoriesQuery = queryOptions({
  queryKey: [KEY, 'categories'],
  queryFn: ({ signal }): Promise<BlogCategory[]> => api.get('/api/blog/categories', { signal }),
});

export const tagsQuery = queryOptions({
  queryKey: [KEY, 'tags'],
  queryFn: ({ signal }): Promise<BlogTag[]> => api.get('/api/blog/tags', { signal }),
});

export const popularTagsQuery = queryOptions({
  queryKey: [KEY, 'popular-tags'],
  queryFn: async ({ signal }): Promise<Pick<BlogTag, 'name' | 'slug'>[]> =>
    (await api.get('/api/blog/tags', { signal })).slice(0, TAGS).map(({ name, slug }) => ({ name, slug })),
});

export const authorsQuery = queryOptions({
  queryKey: [KEY, 'authors'],
  queryFn: ({ signal }): Promise<BlogAuthor[]> => api.get('/api/blog/authors', { signal }),
});

export type ItemKind = 'category' | 'tag' | 'author';

/** The posts of a category or a tag, or by an author. */
export const postsOfQuery = (kind: ItemKind, id: string) =>
  queryOptions({
    queryKey: [KEY, 'posts', kind, id],
    queryFn: async ({ signal }): Promise<ListedPost[]> => {
      const options = { path: { id }, query: { limit: BLOG_LIMIT_MAX }, signal };
      return listed(await api.get(`/api/blog/${kind}/{id}/posts`, options));
    },
  });
