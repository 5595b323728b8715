import { selectList, shownBy } from '@lawdex/svc-kit';
import { Author, Category, Tag } from '../posts/archive.entity.ts';
import { postsWhere } from '../posts/posts.sql.ts';
import { published } from '../published.sql.ts';
import { BlogAuthorDto, BlogCategoryDto, BlogTagDto } from './archive.dto.ts';

const CATEGORY = `
  select ${selectList(Category, 'c', shownBy(BlogCategoryDto, Category))},
    (select count(*)::int from blog_posts p
     where ${published('$1')} and p.category_id in (select id from blog_category_circles where within = c.id)) as "postCount"
  from blog_categories c`;

const TAG = `
  select ${selectList(Tag, 't', shownBy(BlogTagDto, Tag))},
    (select count(*)::int from blog_post_tags pt join blog_posts p on p.id = pt.post_id
     where pt.tag_id = t.id and ${published('$1')}) as "postCount"
  from blog_tags t`;

const AUTHOR = `
  select ${selectList(Author, 'a', shownBy(BlogAuthorDto, Author))},
    (select count(*)::int from blog_posts p where p.author_id = a.id and ${published('$1')}) as "postCount"
  from blog_authors a`;

/** `all` and `one` (with the id `$2`) count the posts that are shown at the time `$1`. `posts` are `SummaryRow`s of the archive `$4`, as `postsWhere` pages them. */
export const ARCHIVES = {
  category: {
    all: `${CATEGORY} order by c.name`,
    one: `${CATEGORY} where c.id = $2`,
    posts: postsWhere('p.category_id in (select id from blog_category_circles where within = $4)'),
  },
  tag: {
    all: `${TAG} order by "postCount" desc, t.name`,
    one: `${TAG} where t.id = $2`,
    posts: postsWhere('exists (select from blog_post_tags pt where pt.post_id = p.id and pt.tag_id = $4)'),
  },
  author: {
    all: `${AUTHOR} order by a.name`,
    one: `${AUTHOR} where a.id = $2`,
    posts: postsWhere('p.author_id = $4'),
  },
} as const;
