import type {
  BlogAuthor,
  BlogCategory,
  BlogPost,
  BlogPostAuthor,
  BlogPostPage,
  BlogPostSummary,
  BlogTag,
} from '@lawdex/contracts';

export const POST_ID = '00000000-0000-4000-8000-0000000000b1';

const author: BlogPostAuthor = {
  id: '00000000-0000-4000-8000-0000000000b2',
  name: 'Maya Ellison',
  slug: 'maya-ellison',
  bio: 'Maya has written about fees and contracts for twelve years.',
  avatar: null,
  timeZone: 'America/New_York',
};
const category = { id: '00000000-0000-4000-8000-0000000000b3', name: 'Costs and Fees', slug: 'costs-and-fees' };
const tag = { id: '00000000-0000-4000-8000-0000000000b4', name: 'Retainers', slug: 'retainers' };

export const aPostSummary = (changes: Partial<BlogPostSummary> = {}): BlogPostSummary => ({
  id: POST_ID,
  slug: 'what-a-retainer-is',
  title: 'What a retainer is',
  metaDescription: 'What a retainer is, what it pays for, and what comes back to you.',
  excerpt: 'Some of it may come back to you.',
  featuredImage: '/api/blog/images/what-a-retainer-is.svg',
  featuredImageAlt: 'A jar of coins',
  category,
  author,
  tags: [tag],
  status: 'published',
  publishedAt: '2026-03-06T03:00:00.000Z',
  updatedAt: '2026-04-01T14:00:00.000Z',
  readTime: 4,
  viewCount: 1234,
  ...changes,
});

export const aPost = (changes: Partial<BlogPost> = {}): BlogPost => ({
  ...aPostSummary(),
  content: '<p>A retainer is paid in advance.</p><h2 id="what-it-pays-for">What it pays for</h2><p>Hours.</p>',
  headings: [{ id: 'what-it-pays-for', text: 'What it pays for', level: 2 }],
  practices: [{ name: 'Consumer Protection', slug: 'consumer-protection' }],
  cities: [{ city: 'Chicago', state: 'IL' }],
  ...changes,
});

/** As many posts as there are titles. */
export const aPostPage = (titles: readonly string[], total = titles.length): BlogPostPage => ({
  posts: titles.map((title, at) => aPostSummary({ id: `${POST_ID}-${at}`, slug: `post-${at}`, title })),
  total,
});

export const aBlogCategory = (changes: Partial<BlogCategory> = {}): BlogCategory => ({
  ...category,
  description: 'What lawyers charge, and why.',
  parentId: null,
  postCount: 2,
  ...changes,
});

export const aBlogTag = (changes: Partial<BlogTag> = {}): BlogTag => ({
  ...tag,
  description: null,
  postCount: 1,
  ...changes,
});

export const aBlogAuthor = (changes: Partial<BlogAuthor> = {}): BlogAuthor => ({
  ...author,
  socialLinks: {},
  postCount: 2,
  ...changes,
});
