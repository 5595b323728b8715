import { selectList, shownBy } from '@lawdex/svc-kit';
import { published } from '../published.sql.ts';
import { BlogAuthorDto } from './author.dto.ts';
import { Author } from '../posts/author.entity.ts';

const AUTHOR = `
  select ${selectList(Author, 'a', shownBy(BlogAuthorDto, Author))},
    (select count(*)::int from blog_posts p where p.author_id = a.id and ${published('$1')}) as "postCount"
  from blog_authors a`;

/** All of them by name, with the posts that are shown at the time `$1`. */
export const AUTHORS = `${AUTHOR} order by a.name`;
export const AUTHOR_BY_ID = `${AUTHOR} where a.id = $2`;
