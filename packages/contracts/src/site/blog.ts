import type { CategoryRef } from '../businesses/directory.ts';

/** Posts of a page of the blog's list, unless told. */
export const BLOG_PAGE_SIZE = 12;
/** At most so many posts, categories' and authors' lists included, are answered at once. */
export const BLOG_LIMIT_MAX = 50;
export const BLOG_POPULAR = 5;
/** Posts with fewer views are not popular: on a young blog they would be the newest ones, or the editor's own visits. */
export const BLOG_POPULAR_VIEWS = 20;
export const BLOG_RELATED = 4;

/** The size of every featured image, in pixels. */
export const BLOG_IMAGE = { width: 1200, height: 630 } as const;

export const BLOG_STATUSES = ['draft', 'published'] as const;
/** A published post is shown once its time has come. */
export type BlogStatus = (typeof BLOG_STATUSES)[number];

/** A category or a tag, as a post names it. */
export interface BlogRef {
  id: string;
  name: string;
  slug: string;
}

/** The author, as a post names them. */
export interface BlogPostAuthor extends BlogRef {
  bio: string | null;
  /** A path on our own origin. */
  avatar: string | null;
  /** IANA name: dates of the author's posts are shown in it. */
  timeZone: string;
}

/** A post as a card shows it; every list of posts answers with these. */
export interface BlogPostSummary {
  id: string;
  slug: string;
  title: string;
  /** For search engines. */
  metaDescription: string | null;
  excerpt: string | null;
  /** A path on our own origin: a picture of the post's own, or one of svc-blog's for posts that bring none, of `BLOG_IMAGE`'s size. */
  featuredImage: string | null;
  featuredImageAlt: string | null;
  category: BlogRef | null;
  author: BlogPostAuthor;
  /** By name. */
  tags: BlogRef[];
  status: BlogStatus;
  /** ISO 8601, UTC. Only a draft has none. */
  publishedAt: string | null;
  /** ISO 8601, UTC. */
  updatedAt: string;
  /** Minutes, 1 or more. */
  readTime: number;
  viewCount: number;
}

/** A post in the lists of pages, and in what they tell search engines. */
export type ListedPost = Omit<BlogPostSummary, 'author' | 'tags' | 'featuredImageAlt' | 'status' | 'viewCount'> & {
  author: Omit<BlogPostAuthor, 'bio'>;
};

/** A city that a post is about. */
export interface BlogCity {
  city: string;
  /** Two-letter abbreviation. */
  state: string;
}

/** A heading of a post's text. */
export interface BlogHeading {
  /** The id of its element in the text. */
  id: string;
  text: string;
  /** 2 to 6. */
  level: number;
}

export interface BlogPost extends BlogPostSummary {
  /** HTML that holds nothing but what our allowlist lets through. */
  content: string;
  /** In the order of the text. */
  headings: BlogHeading[];
  /** Practice areas of the directory that it is about. */
  practices: CategoryRef[];
  cities: BlogCity[];
  /** True for a draft, or for a post whose time has not come: only those who have a link to it see it. */
  isPreview?: boolean;
}

export interface BlogPostPage {
  /** Newest first; the best match first when there is a `query`. */
  posts: BlogPostSummary[];
  /** Number of posts on all pages. */
  total: number;
}

export interface BlogCategory extends BlogRef {
  description: string | null;
  /** The wider category that it is a part of. */
  parentId: string | null;
  /** Published ones, of the categories within it too. */
  postCount: number;
}

export interface BlogTag extends BlogRef {
  description: string | null;
  postCount: number;
}

export const BLOG_SOCIAL_SITES = ['twitter', 'linkedin', 'github', 'website'] as const;
/** http(s) only. */
export type BlogSocialLinks = Partial<Record<(typeof BLOG_SOCIAL_SITES)[number], string>>;

export interface BlogAuthor extends BlogPostAuthor {
  socialLinks: BlogSocialLinks;
  postCount: number;
}

export interface BlogPostsParams {
  page?: number;
  limit?: number;
  /** Drafts are never answered, whatever it says. */
  status?: BlogStatus;
  /** Words, as somebody types them. */
  query?: string;
  /** Slug of a practice area of the directory; of the areas within it too. */
  practice?: string;
  /** `Chicago` or `Chicago, IL`. */
  city?: string;
}

/** A post, draft or not, as other services are told of it. */
export type BlogPostRecord = Omit<BlogPostSummary, 'viewCount'> & Pick<BlogPost, 'practices' | 'cities'>;

interface BlogEventBase {
  /** Outbox position, decimal digits; grows with every event. */
  id: string;
  subjectId: string;
  /** Grows with every change of the post, its author, category and tags included. */
  version: number;
  /** ISO 8601, UTC. */
  occurredAt: string;
}
export interface BlogPostChanged extends BlogEventBase {
  type: 'post.changed';
  payload: BlogPostRecord;
}
export interface BlogPostDeleted extends BlogEventBase {
  type: 'post.deleted';
  payload: null;
}

/** An event of svc-blog for the other services. A scheduled post is told of when it is written, not when its time comes. */
export type BlogEvent = BlogPostChanged | BlogPostDeleted;

/** Where a page is that once stood elsewhere. */
export interface MovedPage {
  /** A path on this site. */
  path: string;
}
