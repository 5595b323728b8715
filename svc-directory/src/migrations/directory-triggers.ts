/** Other services are told of a practice area when something changes that they see. They do not see its count. */
export const CATEGORY_TRIGGERS: readonly string[] = [
  `create function categories_bump() returns trigger language plpgsql as $$
   begin
     new.version := old.version + 1;
     return new;
   end $$`,
  `create trigger categories_bump before update of name, slug, icon, description, aliases on categories
   for each row when ((old.name, old.slug, old.icon, old.description, old.aliases)
     is distinct from (new.name, new.slug, new.icon, new.description, new.aliases))
   execute function categories_bump()`,
  `create function categories_announce() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) values ('category.changed', new.id, new.version);
     return null;
   end $$`,
  `create trigger categories_announce_new after insert on categories
   for each row execute function categories_announce()`,
  `create trigger categories_announce_change after update on categories
   for each row when (old.version <> new.version) execute function categories_announce()`,
];

const after = (event: string, tables: string): string =>
  `create trigger businesses_follow_${event} after ${event} on businesses
   referencing ${tables} for each statement execute function businesses_follow_${event}()`;

/**
 * Update version, totals and outbox in the transaction of every statement that changes businesses. No writer can forget
 * them. They work on sets, so that an import of many rows costs no loop.
 */
export const BUSINESS_TRIGGERS: readonly string[] = [
  `create function businesses_bump() returns trigger language plpgsql as $$
   begin
     new.version := old.version + 1;
     new.updated_at := now();
     return new;
   end $$`,
  `create trigger businesses_bump before update on businesses for each row execute function businesses_bump()`,

  // Totals are written in the order of their keys, so that two transactions cannot wait for each other in a ring.
  `create function count_in_category(category uuid, delta integer) returns void language sql as $$
     update categories set business_count = business_count + delta where id = category $$`,
  `create function count_in_city(key text, of_state text, name text, delta integer) returns void language sql as $$
     insert into cities as total (city_key, state, city, count) values (key, of_state, name, greatest(delta, 0))
     on conflict (city_key, state) do update set count = total.count + delta $$`,

  `create function businesses_follow_insert() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) select 'business.changed', id, version from new_rows;
     perform count_in_category(category_id, n) from (
       select category_id, count(*)::int as n from new_rows where category_id is not null group by 1 order by 1) d;
     perform count_in_city(city_key, state, city, n) from (
       select city_key, state, min(city) as city, count(*)::int as n from new_rows group by 1, 2 order by 1, 2) d;
     return null;
   end $$`,
  after('insert', 'new table as new_rows'),

  `create function businesses_follow_delete() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) select 'business.deleted', id, version + 1 from old_rows;
     perform count_in_category(category_id, n) from (
       select category_id, -count(*)::int as n from old_rows where category_id is not null group by 1 order by 1) d;
     perform count_in_city(city_key, state, city, n) from (
       select city_key, state, min(city) as city, -count(*)::int as n from old_rows group by 1, 2 order by 1, 2) d;
     return null;
   end $$`,
  after('delete', 'old table as old_rows'),

  `create function businesses_follow_update() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) select 'business.changed', id, version from new_rows;
     if exists (select from new_rows n join old_rows o using (id)
                where (n.category_id, n.city_key, n.state) is distinct from (o.category_id, o.city_key, o.state)) then
       perform count_in_category(category_id, n) from (
         select category_id, sum(delta)::int as n from
           (select category_id, 1 as delta from new_rows union all select category_id, -1 from old_rows) c
         where category_id is not null group by 1 having sum(delta) <> 0 order by 1) d;
       perform count_in_city(city_key, state, city, n) from (
         select city_key, state, min(city) as city, sum(delta)::int as n from
           (select city_key, state, city, 1 as delta from new_rows
            union all select city_key, state, city, -1 from old_rows) c
         group by 1, 2 having sum(delta) <> 0 order by 1, 2) d;
     end if;
     return null;
   end $$`,
  after('update', 'old table as old_rows new table as new_rows'),
];
