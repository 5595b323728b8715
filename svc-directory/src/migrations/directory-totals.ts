const FIRMS = "kind in ('law-firm', 'legal-aid')";

const CATEGORY_TOTALS = (changes: string): string => `
  perform count_in_category(within, n) from (
    select circle.within, sum(delta)::int as n
    from (${changes}) c join category_circles circle on circle.id = c.category_id
    group by 1 having sum(delta) <> 0 order by 1) d;`;

const CITY_TOTALS = (changes: string): string => `
  perform count_in_city(city_key, state, city, n) from (
    select city_key, state, min(city) as city, sum(delta)::int as n
    from (${changes}) c where ${FIRMS}
    group by 1, 2 having sum(delta) <> 0 order by 1, 2) d;`;

const COLUMNS = 'category_id, city_key, state, city, kind';
const ADDED = `select ${COLUMNS}, 1 as delta from new_rows`;
const REMOVED = `select ${COLUMNS}, -1 as delta from old_rows`;
const totals = (changes: string): string => CATEGORY_TOTALS(changes) + CITY_TOTALS(changes);

/**
 * Triggers that count a business in its practice area, in each wider one, and in its city unless it is a court or agency.
 * They write totals in the order of their keys, so that transactions never deadlock.
 */
export const TOTALS_OF_AREAS_AND_FIRMS: readonly string[] = [
  `create or replace function businesses_follow_insert() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) select 'business.changed', id, version from new_rows;
     ${totals(ADDED)}
     return null;
   end $$`,
  `create or replace function businesses_follow_delete() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) select 'business.deleted', id, version + 1 from old_rows;
     ${totals(REMOVED)}
     return null;
   end $$`,
  `create or replace function businesses_follow_update() returns trigger language plpgsql as $$
   begin
     insert into outbox_events (type, subject_id, version) select 'business.changed', id, version from new_rows;
     if exists (select from new_rows n join old_rows o using (id)
                where (n.category_id, n.city_key, n.state, n.kind)
                  is distinct from (o.category_id, o.city_key, o.state, o.kind)) then
       ${totals(`${ADDED} union all ${REMOVED}`)}
     end if;
     return null;
   end $$`,
];
