import { selectList, shownBy } from '@lawdex/svc-kit';
import { published } from '../published.sql.ts';
import { BlogCategoryDto } from './category.dto.ts';
import { Category } from '../posts/category.entity.ts';

const CATEGORY = `
  select ${selectList(Category, 'c', shownBy(BlogCategoryDto, Category))},
    (select count(*)::int from blog_posts p
     where ${published('$1')} and p.category_id in (select id from blog_category_circles where within = c.id)) as "postCount"
  from blog_categories c`;

/** All of them by name, with the posts that are shown at the time `$1`. */
export const CATEGORIES = `${CATEGORY} order by c.name`;
export const CATEGORY_BY_ID = `${CATEGORY} where c.id = $2`;
