import type { BlogAnswers as Answers } from '../api/index.ts';
import type { EventBase } from '../processes/events.ts';

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
export type BlogRef = Answers['BlogRefDto'];

/** The author, as a post names them. */
export type BlogPostAuthor = Answers['BlogPostAuthorDto'];

/** A post as a card shows it; every list of posts answers with these. */
export type BlogPostSummary = Answers['BlogPostSummaryDto'];

/** A post in the lists of pages, and in what they tell search engines. */
export type ListedPost = Omit<BlogPostSummary, 'author' | 'tags' | 'featuredImageAlt' | 'status' | 'viewCount'> & {
  author: Omit<BlogPostAuthor, 'bio'>;
};

/** A city that a post is about. */
export type BlogCity = Answers['BlogCityDto'];

/** A heading of a post's text. */
export type BlogHeading = Answers['BlogHeadingDto'];

export type BlogPost = Answers['BlogPostDto'];

export type BlogPostPage = Answers['BlogPostPageDto'];

export type BlogCategory = Answers['BlogCategoryDto'];

export type BlogTag = Answers['BlogTagDto'];

export const BLOG_SOCIAL_SITES = ['twitter', 'linkedin', 'github', 'website'] as const;
/** http(s) only. */
export type BlogSocialLinks = Partial<Record<(typeof BLOG_SOCIAL_SITES)[number], string>>;

export type BlogAuthor = Answers['BlogAuthorDto'];

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

export interface BlogPostChanged extends EventBase {
  type: 'post.changed';
  payload: BlogPostRecord;
}
export interface BlogPostDeleted extends EventBase {
  type: 'post.deleted';
  payload: null;
}

/** An event of svc-blog for the other services. A scheduled post is told of when it is written, not when its time comes. */
export type BlogEvent = BlogPostChanged | BlogPostDeleted;

/** Where a page is that once stood elsewhere. */
export type MovedPage = Answers['MovedPageDto'];
