import { selectList, shownBy } from '@lawdex/svc-kit';
import { published } from '../published.sql.ts';
import { BlogTagDto } from './tag.dto.ts';
import { Tag } from '../posts/tag.entity.ts';

const TAG = `
  select ${selectList(Tag, 't', shownBy(BlogTagDto, Tag))},
    (select count(*)::int from blog_post_tags pt join blog_posts p on p.id = pt.post_id
     where pt.tag_id = t.id and ${published('$1')}) as "postCount"
  from blog_tags t`;

/** All of them, those of most posts that are shown at the time `$1` first. */
export const TAGS = `${TAG} order by "postCount" desc, t.name`;
export const TAG_BY_ID = `${TAG} where t.id = $2`;
