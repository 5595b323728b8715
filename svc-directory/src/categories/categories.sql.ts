import { selectList, shownBy } from '@lawdex/svc-kit';
import { Category } from './category.entity.ts';
import { CategoryDto } from './category.dto.ts';

const COLUMNS = selectList(Category, 'c', shownBy(CategoryDto, Category));

const REF = (area: string): string => `json_build_object('name', ${area}.name, 'slug', ${area}.slug)`;

const CATEGORY = `
  select ${COLUMNS}, case when wider.id is not null then ${REF('wider')} end as parent,
    (select coalesce(json_agg(${REF('part')} order by part.name), '[]') from categories part where part.parent_id = c.id)
      as children
  from categories c left join categories wider on wider.id = c.parent_id`;

export const CATEGORIES = `${CATEGORY} order by c.name`;

export const CATEGORY_BY_SLUG = `${CATEGORY} where c.slug = $1`;

/** Nobody can add, move or remove businesses until the transaction ends, so that they can be counted again. */
export const HOLD_BUSINESSES = 'lock table businesses in share mode';

/** Counts the businesses again of areas that have another parent now. */
export const RECOUNT_CATEGORIES = `
  update categories area set business_count = counted.n
  from (
    select circle.within, count(b.id)::int as n
    from category_circles circle left join businesses b on b.category_id = circle.id
    group by 1) counted
  where counted.within = area.id and area.business_count <> counted.n`;
