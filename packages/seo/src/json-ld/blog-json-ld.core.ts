import { blogAuthorPath, BLOG_IMAGE, BLOG_PATH, blogPostPath } from '@lawdex/contracts';
import type { BlogAuthor, BlogPost, ListedPost, Site } from '@lawdex/contracts';
import { absoluteUrl, canonicalUrl } from '../head/canonical.core.ts';
import { SCHEMA_ORG, type JsonLd } from '../head/head.core.ts';
import { itemList, type LinkedSite } from './json-ld.core.ts';

/** A heading that a table of contents leads to. */
export interface ContentsLine {
  id: string;
  text: string;
}

export interface BlogListing {
  name: string;
  description: string;
  canonicalPath: string;
  posts: readonly ListedPost[];
}

/** The blog itself, with the posts of its page. */
export const blogJsonLd = ({ name, description, canonicalPath, posts }: BlogListing, site: LinkedSite): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'Blog',
  '@id': `${canonicalUrl(site.origin, BLOG_PATH)}#blog`,
  name,
  description,
  url: canonicalUrl(site.origin, canonicalPath),
  inLanguage: 'en-US',
  publisher: { '@id': `${site.origin}/#organization` },
  blogPost: posts.map((post) => postNode(post, site)),
});

/** Posts of a category, of a tag or by an author. */
export const blogCollectionJsonLd = (
  { name, description, canonicalPath, posts }: BlogListing,
  site: LinkedSite,
): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'CollectionPage',
  name,
  description,
  url: canonicalUrl(site.origin, canonicalPath),
  isPartOf: { '@id': `${canonicalUrl(site.origin, BLOG_PATH)}#blog` },
  mainEntity: itemList(posts.map((post) => ({ name: post.title, url: postUrl(post, site) }))),
});

export const blogAuthorJsonLd = (author: BlogAuthor, site: LinkedSite): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@type': 'ProfilePage',
  mainEntity: {
    ...person(author, site),
    ...(author.bio && { description: author.bio }),
    ...(author.avatar && { image: absoluteUrl(site.origin, author.avatar) }),
    ...(Object.keys(author.socialLinks).length > 0 && { sameAs: Object.values(author.socialLinks) }),
  },
});

export const postJsonLd = (post: BlogPost, words: number, site: Site): JsonLd => ({
  '@context': SCHEMA_ORG,
  '@id': `${postUrl(post, site)}#post`,
  ...postNode(post, site),
  mainEntityOfPage: postUrl(post, site),
  isPartOf: { '@id': `${canonicalUrl(site.origin, BLOG_PATH)}#blog` },
  publisher: {
    '@type': 'Organization',
    name: site.name,
    url: site.origin,
    logo: { '@type': 'ImageObject', url: absoluteUrl(site.origin, '/icon-512.png') },
  },
  inLanguage: 'en-US',
  wordCount: words,
  timeRequired: `PT${post.readTime}M`,
  ...(post.category && { articleSection: post.category.name }),
  ...(post.tags.length > 0 && { keywords: post.tags.map(({ name }) => name) }),
  ...(post.practices.length > 0 && { about: post.practices.map(({ name }) => ({ '@type': 'Thing', name })) }),
});

/** The table of contents: where each part of the post begins. */
export const contentsJsonLd = (
  post: Pick<BlogPost, 'slug'>,
  contents: readonly ContentsLine[],
  site: LinkedSite,
): JsonLd => ({
  '@context': SCHEMA_ORG,
  name: 'Table of Contents',
  ...itemList(
    contents.map(({ id, text }) => ({ name: text, url: `${postUrl(post, site)}#${encodeURIComponent(id)}` })),
  ),
});

const postUrl = ({ slug }: Pick<BlogPost, 'slug'>, { origin }: LinkedSite): string =>
  canonicalUrl(origin, blogPostPath(slug));

const person = ({ name, slug }: Pick<BlogAuthor, 'name' | 'slug'>, { origin }: LinkedSite): JsonLd => ({
  '@type': 'Person',
  name,
  url: canonicalUrl(origin, blogAuthorPath(slug)),
});

function postNode(post: ListedPost, site: LinkedSite): JsonLd {
  const description = post.metaDescription ?? post.excerpt;
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: postUrl(post, site),
    ...(description && { description }),
    ...(post.publishedAt && { datePublished: post.publishedAt }),
    dateModified: post.updatedAt,
    author: person(post.author, site),
    ...(post.featuredImage && {
      image: { '@type': 'ImageObject', url: absoluteUrl(site.origin, post.featuredImage), ...BLOG_IMAGE },
    }),
  };
}
