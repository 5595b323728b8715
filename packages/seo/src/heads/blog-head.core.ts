import {
  BLOG_FEED_PATH,
  BLOG_PATH,
  blogAuthorPath,
  blogCategoryPath,
  blogPath,
  blogTagPath,
  isTagWorthFinding,
} from '@lawdex/contracts';
import type { BlogAuthor, BlogCategory, BlogPost, BlogRef, BlogTag, ListedPost, Site } from '@lawdex/contracts';
import { blogAuthorJsonLd, blogCollectionJsonLd, blogJsonLd } from '../json-ld/blog-json-ld.core.ts';
import { truncate } from '../head/escape.core.ts';
import type { Head, HeadFeed } from '../head/head.core.ts';
import { breadcrumbJsonLd, type CrumbLink } from '../json-ld/json-ld.core.ts';
import { DESCRIPTION_MAX, HOME, isServer, pageText } from './common.core.ts';

const BLOG: CrumbLink = { label: 'Blog', to: BLOG_PATH };

/** Home, Blog, the category where there is one, and the post. */
export const blogPostCrumbs = ({ title, category }: Pick<BlogPost, 'title' | 'category'>): CrumbLink[] => [
  HOME,
  BLOG,
  ...(category ? [{ label: category.name, to: blogCategoryPath(category.slug) }] : []),
  { label: title },
];

/** Home, Blog, the wider category where there is one, and a category, a tag or an author. */
export const blogListCrumbs = (
  { name }: Pick<BlogRef, 'name'>,
  parent?: Pick<BlogRef, 'name' | 'slug'>,
): CrumbLink[] => [
  HOME,
  BLOG,
  ...(parent ? [{ label: parent.name, to: blogCategoryPath(parent.slug) }] : []),
  { label: name },
];

export const blogName = ({ name }: Pick<Site, 'name'>): string => `${name} Blog`;
export const blogFeed = (site: Pick<Site, 'name'>): HeadFeed => ({ title: blogName(site), path: BLOG_FEED_PATH });

export const BLOG_SUBTITLE =
  'Plain guides to finding a lawyer, what it costs, what to bring, and what you can do yourself.';

export interface BlogHeadInput {
  /** From 1. */
  page: number;
  /** The search query; such a page is not indexed. */
  query?: string;
  /** Absent while the posts load. */
  list?: { posts: readonly ListedPost[]; total: number };
}

export function blogHead({ page, query, list }: BlogHeadInput, site: Site): Head {
  const name = `${blogName(site)}${pageText(page)}`;
  const canonicalPath = blogPath(page);
  const description = truncate(`${BLOG_SUBTITLE}${pageText(page)}`, DESCRIPTION_MAX);
  return {
    title: `${query ? `Posts about "${query}"` : 'Guides to finding and working with a lawyer'}${pageText(page)}`,
    titleEnd: blogName(site),
    description,
    canonicalPath,
    robots: { index: !query && (list?.total ?? 1) > 0, follow: true },
    feed: blogFeed(site),
    jsonLd:
      isServer && !query
        ? [
            blogJsonLd({ name, description, canonicalPath, posts: list?.posts ?? [] }, site),
            breadcrumbJsonLd([HOME, { label: 'Blog' }], site),
          ]
        : [],
  };
}

/** A list of posts on one page: of a category, a tag or an author. */
interface ListHead {
  title: string;
  description: string;
  canonicalPath: string;
  posts: readonly ListedPost[];
  /** Whether it is indexed, by the number of posts, which is known even when they cannot be loaded. */
  index: boolean;
  crumbs: Parameters<typeof breadcrumbJsonLd>[0];
}

function listHead({ title, description, canonicalPath, posts, index, crumbs }: ListHead, site: Site): Head {
  const short = truncate(description, DESCRIPTION_MAX);
  return {
    title,
    titleEnd: blogName(site),
    description: short,
    canonicalPath,
    robots: { index, follow: true },
    feed: blogFeed(site),
    jsonLd: isServer
      ? [
          ...(posts.length > 0
            ? [blogCollectionJsonLd({ name: title, description: short, canonicalPath, posts }, site)]
            : []),
          breadcrumbJsonLd(crumbs, site),
        ]
      : [],
  };
}

export const blogCategoryHead = (
  category: BlogCategory,
  parent: BlogCategory | undefined,
  posts: readonly ListedPost[],
  site: Site,
): Head =>
  listHead(
    {
      title: category.name,
      description: category.description ?? `Posts about ${category.name} on the ${blogName(site)}.`,
      canonicalPath: blogCategoryPath(category.slug),
      posts,
      index: category.postCount > 0,
      crumbs: blogListCrumbs(category, parent),
    },
    site,
  );

/** A tag's list repeats posts of other lists, so it is indexed only when it has some. */
export const blogTagHead = (tag: BlogTag, posts: readonly ListedPost[], site: Site): Head =>
  listHead(
    {
      title: `Posts about ${tag.name}`,
      description: tag.description ?? `Posts about ${tag.name} on the ${blogName(site)}.`,
      canonicalPath: blogTagPath(tag.slug),
      posts,
      index: isTagWorthFinding(tag.postCount),
      crumbs: blogListCrumbs(tag),
    },
    site,
  );

export function blogAuthorHead(author: BlogAuthor, posts: readonly ListedPost[], site: Site): Head {
  const head = listHead(
    {
      title: `Articles by ${author.name}`,
      description: author.bio ?? `Articles by ${author.name} on the ${blogName(site)}.`,
      canonicalPath: blogAuthorPath(author.slug),
      posts,
      index: author.postCount > 0,
      crumbs: blogListCrumbs(author),
    },
    site,
  );
  return {
    ...head,
    type: 'profile',
    jsonLd: isServer ? [blogAuthorJsonLd(author, site), ...(head.jsonLd ?? [])] : [],
  };
}
