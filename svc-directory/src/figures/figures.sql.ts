/** `DirectoryFigures`. Reviews are summed from the businesses, which are fewer. */
export const FIGURES = `
  select coalesce(sum(count), 0)::int as firms, count(*)::int as cities,
    (select coalesce(sum(review_count), 0)::int from businesses) as reviews,
    (select count(*)::int from categories where business_count > 0) as "practiceAreas"
  from cities where count > 0`;
