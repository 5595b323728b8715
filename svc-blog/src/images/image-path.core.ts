import { imageKeyOf } from './post-image.core.ts';

export const BLOG_IMAGES_PATH = '/api/blog/images';
/** The part of the address of pictures for posts that bring none. */
export const DRAWN = 'drawn';

/** The address of the picture for a post that brings none. */
export const drawnImagePath = (categorySlug: string | null, postSlug: string): string =>
  `${BLOG_IMAGES_PATH}/${DRAWN}/${imageKeyOf(categorySlug, postSlug)}.svg`;

/** A file of content/images. */
export const ownImagePath = (file: string): string => `${BLOG_IMAGES_PATH}/${file}`;
