/**
 * Every change of a post except its views. Changes of its author, category and tags arrive as an update of `search`.
 */
const IS_CHANGE = 'old.view_count = new.view_count';

const touchPosts = (table: string, columns: string, posts: string): readonly string[] => [
  `create function ${table}_touch_posts() returns trigger language plpgsql as $$
   begin
     update blog_posts set search = null where ${posts};
     return null;
   end $$`,
  `create trigger ${table}_touch_posts after update on ${table}
   for each row when ((${columns.replaceAll('$', 'old')}) is distinct from (${columns.replaceAll('$', 'new')}))
   execute function ${table}_touch_posts()`,
];

/**
 * Search words of a post: English stems, so that "evicted" finds "eviction", and whole words, for their beginnings. The
 * title weighs most, then tags and category, then the excerpt, then the text.
 */
export const POST_TRIGGERS: readonly string[] = [
  `create function blog_words(text) returns tsvector language sql immutable parallel safe as $$
     select to_tsvector('english', coalesce($1, '')) || to_tsvector('simple', coalesce($1, '')) $$`,
  `create function blog_posts_follow() returns trigger language plpgsql as $$
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
   end $$`,
  `create trigger blog_posts_follow_insert before insert on blog_posts for each row execute function blog_posts_follow()`,
  `create trigger blog_posts_follow_update before update on blog_posts
   for each row when (${IS_CHANGE}) execute function blog_posts_follow()`,

  `create function blog_posts_announce() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       insert into outbox_events (type, subject_id, version) values ('post.deleted', old.id, old.version + 1);
     else
       insert into outbox_events (type, subject_id, version) values ('post.changed', new.id, new.version);
     end if;
     return null;
   end $$`,
  `create trigger blog_posts_announce after insert or delete on blog_posts
   for each row execute function blog_posts_announce()`,
  `create trigger blog_posts_announce_change after update on blog_posts
   for each row when (old.version <> new.version) execute function blog_posts_announce()`,

  `create function blog_post_tags_touch_posts() returns trigger language plpgsql as $$
   begin
     update blog_posts set search = null where id in (select post_id from changed);
     return null;
   end $$`,
  `create trigger blog_post_tags_added after insert on blog_post_tags
   referencing new table as changed for each statement execute function blog_post_tags_touch_posts()`,
  `create trigger blog_post_tags_removed after delete on blog_post_tags
   referencing old table as changed for each statement execute function blog_post_tags_touch_posts()`,

  ...touchPosts('blog_authors', '$.slug, $.name, $.bio, $.avatar, $.time_zone', 'author_id = new.id'),
  ...touchPosts('blog_categories', '$.slug, $.name', 'category_id = new.id'),
  ...touchPosts('blog_tags', '$.slug, $.name', 'id in (select post_id from blog_post_tags where tag_id = new.id)'),
];
