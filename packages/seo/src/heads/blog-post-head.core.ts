import { BLOG_IMAGE, blogPostPath, postShareImagePath, SHARE_IMAGE_SIZE } from '@lawdex/contracts';
import type { BlogPost, Site } from '@lawdex/contracts';
import { contentsJsonLd, postJsonLd, type ContentsLine } from '../json-ld/blog-json-ld.core.ts';
import { truncate } from '../head/escape.core.ts';
import type { Head } from '../head/head.core.ts';
import { breadcrumbJsonLd } from '../json-ld/json-ld.core.ts';
import { blogFeed, blogName, blogPostCrumbs } from './blog-head.core.ts';
import { DESCRIPTION_MAX, isServer } from './common.core.ts';

export interface BlogPostHeadInput {
  post: BlogPost;
  /** The lines of the table of contents; empty without one. */
  contents: readonly ContentsLine[];
  /** Number of words. */
  words: number;
}

export function blogPostHead({ post, contents, words }: BlogPostHeadInput, site: Site): Head {
  const { title, slug, featuredImage, category, tags, publishedAt, updatedAt, isPreview = false } = post;
  return {
    title,
    titleEnd: blogName(site),
    description: truncate(post.metaDescription ?? post.excerpt ?? title, DESCRIPTION_MAX),
    keywords: tags.map(({ name }) => name),
    canonicalPath: blogPostPath(slug),
    robots: { index: !isPreview, follow: true },
    type: 'article',
    image:
      // Social networks do not show SVG files or drafts.
      featuredImage && !featuredImage.endsWith('.svg')
        ? { path: featuredImage, alt: post.featuredImageAlt ?? title, ...BLOG_IMAGE }
        : isPreview
          ? undefined
          : { path: postShareImagePath(post), alt: title, ...SHARE_IMAGE_SIZE },
    article: { publishedAt, updatedAt, section: category?.name ?? null, tags: tags.map(({ name }) => name) },
    feed: blogFeed(site),
    jsonLd:
      isServer && !isPreview
        ? [
            postJsonLd(post, words, site),
            breadcrumbJsonLd(blogPostCrumbs(post), site),
            ...(contents.length > 0 ? [contentsJsonLd(post, contents, site)] : []),
          ]
        : [],
  };
}
