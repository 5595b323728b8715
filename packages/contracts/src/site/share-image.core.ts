import type { BlogPost } from './blog.ts';
import type { BusinessDetail } from '../businesses/directory.ts';

/** The facts in the picture that social networks put beside a link to a business. */
export type SharedBusiness = Pick<
  BusinessDetail,
  'name' | 'kind' | 'category' | 'city' | 'state' | 'rating' | 'reviewCount'
>;

/** The facts in the picture beside a link to a post of the blog. */
export type SharedPost = Pick<BlogPost, 'title' | 'category' | 'author' | 'readTime'>;

export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Raise it when the drawing changes, otherwise caches keep the old one. */
const DESIGN = 1;

/** The version of a picture: it changes with the picture, so that each may be kept for ever. */
export function shareImageVersion({ name, kind, category, city, state, rating, reviewCount }: SharedBusiness): string {
  return versionOf([DESIGN, name, kind ?? 'law-firm', category?.name, city, state, rating, reviewCount]);
}

export const postShareImageVersion = ({ title, category, author, readTime }: SharedPost): string =>
  versionOf([DESIGN, title, category?.name, author.name, readTime]);

function versionOf(facts: readonly unknown[]): string {
  const shown = JSON.stringify(facts);
  // FNV-1a, of 32 bits.
  let hash = 0x811c9dc5;
  for (let index = 0; index < shown.length; index++) hash = Math.imul(hash ^ shown.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** The address of the picture of a business: PNG, 1200 by 630. */
export const shareImagePath = (business: SharedBusiness & Pick<BusinessDetail, 'slug'>): string =>
  `/api/images/share/${encodeURIComponent(business.slug)}/${shareImageVersion(business)}.png`;

/** The address of the picture of a post. */
export const postShareImagePath = (post: SharedPost & Pick<BlogPost, 'slug'>): string =>
  `/api/blog/images/share/${encodeURIComponent(post.slug)}/${postShareImageVersion(post)}.png`;
