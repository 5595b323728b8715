import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Businesses that have closed, with all that brings them back, and slugs that businesses had before. The version before finds neither. */
export class ClosedBusinesses1790000040000 implements MigrationInterface {
  name = 'ClosedBusinesses1790000040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table closed_businesses (
        slug        text primary key,
        id          uuid not null unique,
        -- Name and archive are null for one that was removed for good.
        name        text,
        archive     jsonb,
        city        text not null,
        state       text not null,
        category_id uuid references categories (id) on delete set null,
        -- A hash, by which an import knows it.
        identity    text not null,
        closed_at   timestamptz not null default now()
      )`);
    await runner.query(`
      create table former_slugs (
        slug        text primary key,
        business_id uuid not null references businesses (id) on delete cascade
      )`);
    await runner.query('create index former_slugs_by_business on former_slugs (business_id)');
    await runner.query(`
      create function remember_slug() returns trigger language plpgsql as $$
      begin
        delete from former_slugs where slug = new.slug;
        insert into former_slugs (slug, business_id) values (old.slug, new.id)
        on conflict (slug) do update set business_id = new.id;
        return null;
      end $$`);
    await runner.query(`
      create trigger businesses_remember_slug after update of slug on businesses
      for each row when (old.slug <> new.slug) execute function remember_slug()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger businesses_remember_slug on businesses');
    await runner.query('drop function remember_slug');
    await runner.query('drop table former_slugs, closed_businesses');
  }
}
