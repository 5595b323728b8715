import {
  aBlogAuthor,
  aBlogCategory,
  aBlogTag,
  aPost,
  aPostPage,
  aPostSummary,
  POST_ID,
} from '@lawdex/mf-kit/testing/fixtures';
import author from '../../../mf-blog/src/expose/author.ts';
import category from '../../../mf-blog/src/expose/category.ts';
import list from '../../../mf-blog/src/expose/list.ts';
import post from '../../../mf-blog/src/expose/post.ts';
import tag from '../../../mf-blog/src/expose/tag.ts';
import { fails, ok } from '../../../packages/mf-kit/src/testing/services.ts';
import { never, pageStory, Screen } from './page-story.tsx';

export default { component: Screen };

const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 21'%3E%3Crect width='40' height='21' fill='%2300695c'/%3E%3C/svg%3E";
const featuredImage = PICTURE;
const posts = ['What a retainer is', 'Sued for a debt: how to answer', 'W'.repeat(60)].map((title, at) =>
  aPostSummary({ id: String(at), slug: `post-${at}`, title, featuredImage }),
);

// ---- the list
const atList = { route: '/blog', url: '/blog' };
const SIDE = {
  'GET /api/blog/popular': ok(posts),
  'GET /api/blog/categories': ok([aBlogCategory(), aBlogCategory({ id: 'w', slug: 'w', name: 'W'.repeat(40) })]),
  'GET /api/blog/tags': ok([aBlogTag(), aBlogTag({ id: 'f', slug: 'flat-fees', name: 'Flat fees' })]),
};
const POSTS = 'GET /api/blog/posts';

export const List = pageStory(list, atList, { ...SIDE, [POSTS]: ok({ posts, total: 30 }) });
export const ListEmpty = pageStory(list, atList, { ...SIDE, [POSTS]: ok(aPostPage([])) });
export const ListLoading = pageStory(list, atList, { ...SIDE, [POSTS]: never });
export const ListFailed = pageStory(list, atList, { [POSTS]: fails() });
export const Found = pageStory(
  list,
  { ...atList, url: '/blog?query=retainer' },
  { ...SIDE, [POSTS]: ok({ posts, total: 3 }) },
);
export const NothingFound = pageStory(
  list,
  { ...atList, url: `/blog?query=${'w'.repeat(60)}` },
  { ...SIDE, [POSTS]: ok(aPostPage([])) },
);

// ---- a post
const atPost = { route: '/blog/:slug', url: '/blog/what-a-retainer-is', routes: ['/', '/category/:slug'] };
const POST = 'GET /api/blog/posts/what-a-retainer-is';
const RELATED = `GET /api/blog/related/${POST_ID}`;
const headings = ['What it pays for', 'What comes back', 'W'.repeat(40), 'Before you sign'].map((text, at) => ({
  id: `section-${at}`,
  text,
  level: at === 1 ? 3 : 2,
}));
const long = aPost({
  featuredImage,
  headings,
  content: headings
    .map(
      ({ id, text, level }) =>
        `<h${level} id="${id}">${text}</h${level}><p>A retainer is <em>paid in advance</em>. Ask what comes back.</p>`,
    )
    .join(''),
});

export const Post = pageStory(post, atPost, { [POST]: ok(long), [RELATED]: ok(posts) });
export const PostWithoutContents = pageStory(post, atPost, {
  [POST]: ok(aPost({ featuredImage: null, category: null, tags: [] })),
  [RELATED]: ok([]),
});
export const PostOfADraft = pageStory(
  post,
  { ...atPost, url: `${atPost.url}?preview=a.b` },
  { [POST]: ok(aPost({ featuredImage, status: 'draft', publishedAt: null })), [RELATED]: fails() },
);
export const PostLoading = pageStory(post, atPost, { [POST]: never });
export const PostFailed = pageStory(post, atPost, { [POST]: fails() });
export const PostMissing = pageStory(post, atPost);

// ---- lists of one thing
const CATEGORY = aBlogCategory();
const atCategory = { route: '/blog/category/:slug', url: '/blog/category/costs-and-fees' };
const parts = [aBlogCategory({ id: 'p', slug: 'retainers', name: 'Retainers', parentId: CATEGORY.id })];

export const Category = pageStory(category, atCategory, {
  'GET /api/blog/categories': ok([CATEGORY, ...parts]),
  [`GET /api/blog/category/${CATEGORY.id}/posts`]: ok(posts),
});
export const CategoryEmpty = pageStory(category, atCategory, {
  'GET /api/blog/categories': ok([{ ...CATEGORY, postCount: 0 }]),
  [`GET /api/blog/category/${CATEGORY.id}/posts`]: ok([]),
});
export const CategoryMissing = pageStory(category, atCategory, { 'GET /api/blog/categories': ok([]) });

const TAG = aBlogTag();
export const Tag = pageStory(
  tag,
  { route: '/blog/tag/:slug', url: '/blog/tag/retainers' },
  { 'GET /api/blog/tags': ok([TAG]), [`GET /api/blog/tag/${TAG.id}/posts`]: ok(posts) },
);

const AUTHOR = aBlogAuthor({
  socialLinks: {
    twitter: 'https://x.example/maya',
    linkedin: 'https://linkedin.example/maya',
    github: 'https://github.example/maya',
    website: 'https://maya.example/',
  },
});
export const Author = pageStory(
  author,
  { route: '/blog/author/:slug', url: '/blog/author/maya-ellison' },
  { 'GET /api/blog/authors': ok([AUTHOR]), [`GET /api/blog/author/${AUTHOR.id}/posts`]: ok(posts) },
);
