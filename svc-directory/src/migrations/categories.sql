create table categories (
  id             uuid primary key default gen_random_uuid(),
  name           text not null check (length(name) between 1 and 80),
  slug           text not null unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  description    text,
  aliases        text[] not null default '{}' check (aliases::text = lower(aliases::text)),
  business_count integer not null default 0 check (business_count >= 0),
  version        integer not null default 1,
  parent_id      uuid references categories (id) on delete restrict,
  constraint categories_not_within_itself check (parent_id <> id)
);
create index categories_by_parent on categories (parent_id);

-- Each area with itself and all around it. A union that drops what it has ends, whatever the rows say.
create view category_circles as
with recursive circle (id, within) as (
  select id, id from categories
  union
  select circle.id, area.parent_id
  from circle join categories area on area.id = circle.within where area.parent_id is not null)
select id, within from circle;

create table cities (
  city_key text not null,
  state    text not null,
  city     text not null,
  count    integer not null check (count >= 0),
  primary key (city_key, state)
);
create index cities_by_count on cities (count desc, city, state) where count > 0;

-- Other services are told of a practice area when something changes that they see. They do not see its count.
create function categories_bump() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger categories_bump before update of name, slug, description, aliases on categories
for each row when ((old.name, old.slug, old.description, old.aliases)
  is distinct from (new.name, new.slug, new.description, new.aliases))
execute function categories_bump();

create function categories_announce() returns trigger language plpgsql as $$
begin
  insert into outbox_events (type, subject_id, version) values ('category.changed', new.id, new.version);
  return null;
end $$;
create trigger categories_announce_new after insert on categories
for each row execute function categories_announce();
create trigger categories_announce_change after update on categories
for each row when (old.version <> new.version) execute function categories_announce();
