import { imageKeyOf } from './post-image.core.ts';

export const BLOG_IMAGES_PATH = '/api/blog/images';
/** The folder of pictures that are drawn. */
export const DRAWN = 'drawn';

/** The picture that is drawn for a post that brings none. */
export const drawnImagePath = (categorySlug: string | null, postSlug: string): string =>
  `${BLOG_IMAGES_PATH}/${DRAWN}/${imageKeyOf(categorySlug, postSlug)}.svg`;

/** A file of content/images. */
export const ownImagePath = (file: string): string => `${BLOG_IMAGES_PATH}/${file}`;
