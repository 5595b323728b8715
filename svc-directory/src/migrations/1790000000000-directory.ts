import { createOutbox } from '@lawdex/svc-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BUSINESS_CHECKS, BUSINESS_INDEXES, REVIEW_INDEXES } from './directory-constraints.ts';
import { BUSINESS_TRIGGERS, CATEGORY_TRIGGERS } from './directory-triggers.ts';

/** Categories, businesses, reviews, totals of cities, and the outbox. */
export class Directory1790000000000 implements MigrationInterface {
  name = 'Directory1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createOutbox(runner);
    await runner.query(`
      create table categories (
        id             uuid primary key default gen_random_uuid(),
        name           text not null check (length(name) between 1 and 80),
        slug           text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
        icon           text,
        description    text,
        aliases        text[] not null default '{}' check (aliases::text = lower(aliases::text)),
        business_count integer not null default 0 check (business_count >= 0),
        version        integer not null default 1
      )`);
    await runner.query(`
      create table cities (
        city_key text not null,
        state    text not null,
        city     text not null,
        count    integer not null check (count >= 0),
        primary key (city_key, state)
      )`);
    await runner.query('create index cities_by_count on cities (count desc, city, state) where count > 0');
    await runner.query(`
      create table businesses (
        id                 uuid primary key default gen_random_uuid(),
        slug               text not null unique,
        name               text not null,
        description        text,
        image              text,
        category_id        uuid references categories (id) on delete restrict,
        price_range        text,
        rating             numeric(2, 1) not null default 0,
        review_count       integer not null default 0,
        address            text not null,
        city               text not null,
        state              text not null,
        zip_code           text not null,
        phone              text,
        email              text,
        website            text,
        latitude           numeric(10, 7),
        longitude          numeric(10, 7),
        time_zone          text,
        hours              jsonb,
        has_delivery       boolean not null default false,
        has_takeout        boolean not null default false,
        languages          text[] not null default '{}',
        fee_basis          text[] not null default '{}',
        free_consultation  boolean not null default false,
        video_consultation boolean not null default false,
        licences           jsonb not null default '[]',
        version            integer not null default 1,
        created_at         timestamptz not null default now(),
        updated_at         timestamptz not null default now(),
        city_key           text not null generated always as (lower(city)) stored,
        -- Best first: the average, drawn to 3.8 while there are few reviews, so that one 5.0 does not lead.
        quality            real not null generated always as ((review_count * rating + 8 * 3.8) / (review_count + 8)) stored
      )`);
    await runner.query(`
      create table business_practice_areas (
        business_id uuid not null references businesses (id) on delete cascade,
        category_id uuid not null references categories (id) on delete restrict,
        primary key (business_id, category_id)
      )`);
    await runner.query('create index business_practice_areas_by_category on business_practice_areas (category_id)');
    await runner.query(`
      create table reviews (
        id              uuid primary key default gen_random_uuid(),
        business_id     uuid not null references businesses (id) on delete cascade,
        user_name       text not null check (length(user_name) between 2 and 80),
        rating          smallint not null check (rating between 1 and 5),
        comment         text check (length(comment) between 1 and 4000),
        idempotency_key text unique check (length(idempotency_key) between 8 and 100),
        created_at      timestamptz not null default now()
      )`);
    for (const statement of [...BUSINESS_CHECKS, ...BUSINESS_INDEXES, ...REVIEW_INDEXES]) await runner.query(statement);
    for (const statement of [...CATEGORY_TRIGGERS, ...BUSINESS_TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reviews, business_practice_areas, businesses, cities, categories, outbox_events');
    const functions = (await runner.query(
      `select oid::regprocedure::text as name from pg_proc where pronamespace = 'public'::regnamespace`,
    )) as { name: string }[];
    for (const { name } of functions) await runner.query(`drop function ${name}`);
  }
}
