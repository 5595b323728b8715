import { createOutbox } from '@lawdex/svc-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { POST_TRIGGERS } from './blog-triggers.ts';

const SLUG = `check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120)`;
/** A path on our own origin. */
const PATH = (column: string): string => String.raw`check (${column} ~ '^/[^/\\]' and length(${column}) <= 300)`;

/** Authors, categories, tags, posts with their tags and views, and the outbox. */
export class Blog1795000000000 implements MigrationInterface {
  name = 'Blog1795000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createOutbox(runner);
    await runner.query(`
      create function valid_social_links(links jsonb) returns boolean language sql immutable as $$
        select case when jsonb_typeof(links) <> 'object' then false else not exists (
          select from jsonb_each(links) as link (site, url)
          where site not in ('twitter', 'linkedin', 'github', 'website')
             or jsonb_typeof(url) <> 'string' or url #>> '{}' !~* '^https?://[^/\\s]\\S*$') end $$`);
    await runner.query(`
      create table blog_authors (
        id           uuid primary key default gen_random_uuid(),
        slug         text not null unique ${SLUG},
        name         text not null check (length(name) between 1 and 80),
        bio          text check (length(bio) <= 2000),
        avatar       text ${PATH('avatar')},
        social_links jsonb not null default '{}' check (valid_social_links(social_links)),
        time_zone    text not null default 'America/New_York' check (time_zone ~ '^[A-Za-z0-9_+/-]{1,64}$')
      )`);
    await runner.query(`
      create table blog_categories (
        id          uuid primary key default gen_random_uuid(),
        slug        text not null unique ${SLUG},
        name        text not null check (length(name) between 1 and 80),
        description text check (length(description) <= 1000),
        parent_id   uuid references blog_categories (id) on delete restrict check (parent_id <> id)
      )`);
    // Each category with each that it is within, itself included; `union` ends at a ring.
    await runner.query(`
      create view blog_category_circles as
        with recursive circle (id, within) as (
          select id, id from blog_categories
          union select c.id, circle.within from blog_categories c join circle on c.parent_id = circle.id)
        select id, within from circle`);
    await runner.query(`
      create table blog_tags (
        id          uuid primary key default gen_random_uuid(),
        slug        text not null unique ${SLUG},
        name        text not null check (length(name) between 1 and 80),
        description text check (length(description) <= 1000)
      )`);
    await runner.query(`
      create table blog_posts (
        id                 uuid primary key default gen_random_uuid(),
        slug               text not null unique ${SLUG},
        title              text not null check (length(title) between 1 and 200),
        meta_description   text check (length(meta_description) between 1 and 400),
        excerpt            text check (length(excerpt) between 1 and 600),
        content            text not null check (length(content) <= 1000000),
        markdown           text check (length(markdown) <= 1000000),
        -- Longer texts do not fit into what is searched in.
        plain_text         text not null check (length(plain_text) <= 400000),
        featured_image     text ${PATH('featured_image')},
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
        constraint blog_posts_published_some_time check (status = 'draft' or published_at is not null)
      )`);
    await runner.query(`
      create table blog_post_tags (
        post_id uuid not null references blog_posts (id) on delete cascade,
        tag_id  uuid not null references blog_tags (id) on delete cascade,
        primary key (post_id, tag_id)
      )`);
    await runner.query(`
      create table blog_post_views (
        id      bigint generated always as identity primary key,
        post_id uuid not null references blog_posts (id) on delete cascade,
        count   integer not null check (count > 0)
      ) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000)`);
    for (const index of [
      `blog_posts_by_time on blog_posts (published_at desc, id) where status = 'published'`,
      'blog_posts_by_author on blog_posts (author_id)',
      'blog_posts_by_category on blog_posts (category_id)',
      'blog_posts_by_practice on blog_posts using gin (practices)',
      'blog_posts_by_words on blog_posts using gin (search)',
      'blog_post_tags_by_tag on blog_post_tags (tag_id)',
      'blog_post_views_by_post on blog_post_views (post_id) include (count)',
      'blog_categories_by_parent on blog_categories (parent_id)',
    ]) {
      await runner.query(`create index ${index}`);
    }
    for (const statement of POST_TRIGGERS) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop view blog_category_circles');
    await runner.query(`
      drop table blog_post_views, blog_post_tags, blog_posts, blog_tags, blog_categories, blog_authors,
        outbox_events, outbox_put_aside`);
    const functions = (await runner.query(
      `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`,
    )) as { name: string }[];
    for (const { name } of functions) await runner.query(`drop function ${name}`);
  }
}
