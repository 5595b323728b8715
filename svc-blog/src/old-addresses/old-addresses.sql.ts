import { published } from '../published.sql.ts';

/** The post that once stood at the path `$1`, shown at the time `$2`. */
export const POST_AT = `
  select p.slug from blog_old_addresses o join blog_posts p on p.id = o.post_id where o.path = $1 and ${published('$2')}`;
