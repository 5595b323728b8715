create function valid_social_links(links jsonb) returns boolean language sql immutable as $$
  select case when jsonb_typeof(links) <> 'object' then false else not exists (
    select from jsonb_each(links) as link (site, url)
    where site not in ('twitter', 'linkedin', 'github', 'website')
       or jsonb_typeof(url) <> 'string' or url #>> '{}' !~* '^https?://[^/\s]\S*$') end $$;
create table blog_authors (
  id           uuid primary key default gen_random_uuid(),
  slug         text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name         text not null check (length(name) between 1 and 80),
  bio          text check (length(bio) <= 2000),
  -- A path on our own origin.
  avatar       text check (avatar ~ '^/[^/\\]' and length(avatar) <= 300),
  social_links jsonb not null default '{}' check (valid_social_links(social_links)),
  time_zone    text not null default 'America/New_York' check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$')
);
create table blog_categories (
  id          uuid primary key default gen_random_uuid(),
  slug        text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name        text not null check (length(name) between 1 and 80),
  description text check (length(description) <= 1000),
  parent_id   uuid references blog_categories (id) on delete restrict check (parent_id <> id)
);
create index blog_categories_by_parent on blog_categories (parent_id);
-- Each category with each that it is within, itself included; `union` ends at a ring.
create view blog_category_circles as
  with recursive circle (id, within) as (
    select id, id from blog_categories
    union select c.id, circle.within from blog_categories c join circle on c.parent_id = circle.id)
  select id, within from circle;
create table blog_tags (
  id          uuid primary key default gen_random_uuid(),
  slug        text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  name        text not null check (length(name) between 1 and 80),
  description text check (length(description) <= 1000)
);
create table blog_posts (
  id                 uuid primary key default gen_random_uuid(),
  slug               text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120),
  title              text not null check (length(title) between 1 and 200),
  meta_description   text check (length(meta_description) between 1 and 400),
  excerpt            text check (length(excerpt) between 1 and 600),
  content            text not null check (length(content) <= 1000000),
  markdown           text check (length(markdown) <= 1000000),
  -- Longer texts do not fit into what is searched in.
  plain_text         text not null check (length(plain_text) <= 400000),
  featured_image     text check (featured_image ~ '^/[^/\\]' and length(featured_image) <= 300),
  featured_image_alt text check (length(featured_image_alt) <= 300),
  author_id          uuid not null references blog_authors (id) on delete restrict,
  category_id        uuid references blog_categories (id) on delete restrict,
  status             text not null default 'draft' check (status in ('draft', 'published')),
  published_at       timestamptz,
  updated_at         timestamptz not null default now(),
  read_time          integer check (read_time > 0),
  view_count         integer not null default 0 check (view_count >= 0),
  practices          text[] not null default '{}'
    check (array_to_string(practices, ',', '') ~ '^([a-z0-9-]+(,[a-z0-9-]+)*)?$'),
  cities             text[] not null default '{}'
    check (array_to_string(cities, ';', '') ~ '^([^;,]+, [A-Z]{2}(;[^;,]+, [A-Z]{2})*)?$'),
  version            integer not null default 1,
  search             tsvector not null,
  -- Counted when a post is written: counting them for each reader took longer than all the rest of an answer.
  words              integer not null generated always as (
    case when plain_text ~ '\S' then cardinality(regexp_split_to_array(btrim(plain_text, E' \n\t'), '\s+')) else 0 end) stored,
  constraint blog_posts_published_some_time check (status = 'draft' or published_at is not null)
);
create index blog_posts_by_time on blog_posts (published_at desc, id) where status = 'published';
create index blog_posts_by_author on blog_posts (author_id);
create index blog_posts_by_category on blog_posts (category_id);
create index blog_posts_by_practice on blog_posts using gin (practices);
create index blog_posts_by_words on blog_posts using gin (search);
create table blog_post_tags (
  post_id uuid not null references blog_posts (id) on delete cascade,
  tag_id  uuid not null references blog_tags (id) on delete cascade,
  primary key (post_id, tag_id)
);
create index blog_post_tags_by_tag on blog_post_tags (tag_id);
create table blog_post_views (
  id      bigint generated always as identity primary key,
  post_id uuid not null references blog_posts (id) on delete cascade,
  count   integer not null check (count > 0)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index blog_post_views_by_post on blog_post_views (post_id) include (count);
-- Views that came with a key, so that one that is sent again counts once. Trimmed after a day or two.
create table blog_view_keys (
  post_id uuid not null references blog_posts (id) on delete cascade,
  key     text not null check (length(key) between 8 and 100),
  seen_at timestamptz not null default now(),
  primary key (post_id, key)
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 20000);
create index blog_view_keys_by_time on blog_view_keys (seen_at);
-- Paths at which posts once stood, here or on another site.
create table blog_old_addresses (
  path    text primary key check (path like '/%' and length(path) <= 300),
  post_id uuid not null references blog_posts (id) on delete cascade
);
create index blog_old_addresses_by_post on blog_old_addresses (post_id);

-- Search words of a post: English stems, so that "evicted" finds "eviction", and whole words, for their beginnings. The title weighs
-- most, then tags and category, then the excerpt, then the text.
create function blog_words(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('english', coalesce($1, '')) || to_tsvector('simple', coalesce($1, '')) $$;
create function blog_posts_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then new.version := old.version + 1; end if;
  new.search :=
    setweight(blog_words(new.title), 'A') ||
    setweight(blog_words((select string_agg(t.name, ' ') from blog_post_tags pt join blog_tags t on t.id = pt.tag_id
                          where pt.post_id = new.id)), 'B') ||
    setweight(blog_words((select name from blog_categories where id = new.category_id)), 'B') ||
    setweight(blog_words(concat_ws(' ', new.excerpt, new.meta_description)), 'C') ||
    setweight(blog_words(new.plain_text), 'D');
  return new;
end $$;
create trigger blog_posts_follow_insert before insert on blog_posts for each row execute function blog_posts_follow();
-- Every change of a post except its views. Changes of its author, category and tags arrive as an update of `search`.
create trigger blog_posts_follow_update before update on blog_posts
for each row when (old.view_count = new.view_count) execute function blog_posts_follow();

create function blog_posts_announce() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into outbox_events (type, subject_id, version) values ('post.deleted', old.id, old.version + 1);
  else
    insert into outbox_events (type, subject_id, version) values ('post.changed', new.id, new.version);
  end if;
  return null;
end $$;
create trigger blog_posts_announce after insert or delete on blog_posts
for each row execute function blog_posts_announce();
create trigger blog_posts_announce_change after update on blog_posts
for each row when (old.version <> new.version) execute function blog_posts_announce();

create function blog_post_tags_touch_posts() returns trigger language plpgsql as $$
begin
  update blog_posts set search = null where id in (select post_id from changed);
  return null;
end $$;
create trigger blog_post_tags_added after insert on blog_post_tags
referencing new table as changed for each statement execute function blog_post_tags_touch_posts();
create trigger blog_post_tags_removed after delete on blog_post_tags
referencing old table as changed for each statement execute function blog_post_tags_touch_posts();

create function blog_authors_touch_posts() returns trigger language plpgsql as $$
begin
  update blog_posts set search = null where author_id = new.id;
  return null;
end $$;
create trigger blog_authors_touch_posts after update on blog_authors
for each row when ((old.slug, old.name, old.bio, old.avatar, old.time_zone)
  is distinct from (new.slug, new.name, new.bio, new.avatar, new.time_zone))
execute function blog_authors_touch_posts();
create function blog_categories_touch_posts() returns trigger language plpgsql as $$
begin
  update blog_posts set search = null where category_id = new.id;
  return null;
end $$;
create trigger blog_categories_touch_posts after update on blog_categories
for each row when ((old.slug, old.name) is distinct from (new.slug, new.name))
execute function blog_categories_touch_posts();
create function blog_tags_touch_posts() returns trigger language plpgsql as $$
begin
  update blog_posts set search = null where id in (select post_id from blog_post_tags where tag_id = new.id);
  return null;
end $$;
create trigger blog_tags_touch_posts after update on blog_tags
for each row when ((old.slug, old.name) is distinct from (new.slug, new.name))
execute function blog_tags_touch_posts();

-- What is asked of blog_posts.search. Words such as "the" are asked for only when there are no others. The last word may be the
-- beginning of one.
create function blog_query(words text[], is_any boolean) returns tsquery language plpgsql immutable as $$
declare
  telling text[] := array(
    select word from unnest(words) with ordinality as w (word, place)
    where numnode(plainto_tsquery('english', word)) > 0 order by place);
  word text;
  asked tsquery;
  query tsquery;
begin
  if cardinality(telling) = 0 then telling := words; end if;
  foreach word in array telling loop
    asked := plainto_tsquery('english', word) || to_tsquery('simple',
      case when word = telling[cardinality(telling)] then word || ':*' else word end);
    query := case when query is null then asked when is_any then query || asked else query && asked end;
  end loop;
  return coalesce(query, '');
end $$;
