import { BLOG_PATH, blogCategoryPath, type BlogPost, type BlogRef } from '@lawdex/contracts';
import type { CrumbLink } from '../json-ld/json-ld.core.ts';
import { HOME } from './common.core.ts';

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
