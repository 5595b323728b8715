/** Lets imports and other commands take turns until their transaction ends, so that none sees half of another. */
export const TAKE_TURN = `select pg_advisory_xact_lock(hashtext('lawdex blog authoring'))`;

export const KNOWN_AUTHORS = `
  select slug, name, bio, avatar, social_links as "socialLinks", time_zone as "timeZone" from blog_authors`;
export const KNOWN_CATEGORIES = `
  select c.slug, c.name, c.description, p.slug as parent
  from blog_categories c left join blog_categories p on p.id = c.parent_id`;
export const KNOWN_TAGS = `select slug, name, description from blog_tags`;

export const WRITE_AUTHOR = `
  insert into blog_authors (slug, name, bio, avatar, social_links, time_zone) values ($1, $2, $3, $4, $5, $6)
  on conflict (slug) do update set name = excluded.name, bio = excluded.bio, avatar = excluded.avatar,
    social_links = excluded.social_links, time_zone = excluded.time_zone`;

/** Adds or updates a category or tag. */
const writeNamed = (table: string): string => `
  insert into ${table} (slug, name, description) values ($1, $2, $3)
  on conflict (slug) do update set name = excluded.name, description = excluded.description`;
export const WRITE_CATEGORY = writeNamed('blog_categories');
export const WRITE_TAG = writeNamed('blog_tags');
export const WRITE_PARENT = `
  update blog_categories set parent_id = (select id from blog_categories where slug = $2) where slug = $1`;

/** The posts with the slugs `$1`, in the form in which an import writes them. */
export const STORED_POSTS = `
  select p.slug, p.title, p.meta_description as description, p.excerpt, p.content, p.markdown,
    p.plain_text as "plainText", p.featured_image as image, p.featured_image_alt as "imageAlt",
    a.slug as author, c.slug as category, p.status, p.published_at as published, p.updated_at as updated,
    p.practices, p.cities,
    array(select t.slug from blog_post_tags pt join blog_tags t on t.id = pt.tag_id
          where pt.post_id = p.id order by t.slug collate "C") as tags,
    array(select o.path from blog_old_addresses o where o.post_id = p.id order by o.path collate "C") as aliases
  from blog_posts p
  join blog_authors a on a.id = p.author_id
  left join blog_categories c on c.id = p.category_id
  where p.slug = any($1)`;

/** Adds or replaces a post. `$11` and `$12` are slugs of its author and category. */
export const WRITE_POST = `
  insert into blog_posts (slug, title, meta_description, excerpt, content, markdown, plain_text, featured_image,
    featured_image_alt, status, author_id, category_id, published_at, updated_at, practices, cities)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select id from blog_authors where slug = $11),
    (select id from blog_categories where slug = $12), $13, $14, $15, $16)
  on conflict (slug) do update set title = excluded.title, meta_description = excluded.meta_description,
    excerpt = excluded.excerpt, content = excluded.content, markdown = excluded.markdown,
    plain_text = excluded.plain_text, featured_image = excluded.featured_image,
    featured_image_alt = excluded.featured_image_alt, status = excluded.status, author_id = excluded.author_id,
    category_id = excluded.category_id, published_at = excluded.published_at, updated_at = excluded.updated_at,
    practices = excluded.practices, cities = excluded.cities
  returning id`;

export const REMOVE_TAGS = `
  delete from blog_post_tags where post_id = $1
    and tag_id not in (select id from blog_tags where slug = any($2))`;
export const ADD_TAGS = `
  insert into blog_post_tags (post_id, tag_id) select $1, id from blog_tags where slug = any($2) on conflict do nothing`;

export const REMOVE_ADDRESSES = `delete from blog_old_addresses where post_id = $1 and path <> all($2)`;
export const ADD_ADDRESSES = `
  insert into blog_old_addresses (post_id, path) select $1, unnest($2::text[])
  on conflict (path) do update set post_id = excluded.post_id`;

/** Those of the paths `$1` that lead to a post, and posts that stand at one of them. `$2` are posts that are written anew. */
export const TAKEN_ADDRESSES = `
  select o.path, p.slug from blog_old_addresses o join blog_posts p on p.id = o.post_id
  where o.path = any($1) and p.slug <> all($2)
  union all select '/blog/' || slug, slug from blog_posts where '/blog/' || slug = any($1)`;

/** Those of the paths `$1` at which a post stands, or once stood, and the state of that post. */
export const KNOWN_ADDRESSES = `
  select '/blog/' || slug as path, status, published_at as published from blog_posts where '/blog/' || slug = any($1)
  union all select o.path, p.status, p.published_at from blog_old_addresses o join blog_posts p on p.id = o.post_id
  where o.path = any($1)`;
