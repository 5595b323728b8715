/** How many reviews are held for each of the reasons `$1`. */
export const HELD_BY_REASON = `
  select reason, count(r.id)::int as count
  from unnest($1::text[]) reason left join reviews r on r.held_until is not null and reason = any(r.held_for) group by 1`;

export const OLDEST_HELD = `
  select coalesce(extract(epoch from now() - min(created_at)), 0)::float as seconds from reviews where held_until is not null`;

export const REMOVED_BY_REASON = 'select reason, count(*)::int as count from removed_reviews group by 1';
