import { SELECT_DETAIL } from '../businesses/businesses.sql.ts';

/** `DetailRow`s of the ids `$1`, in their order; ids that no business has are left out. */
export const COMPARED_BUSINESSES = `
  ${SELECT_DETAIL}
  where b.id = any($1::uuid[])
  order by array_position($1::uuid[], b.id)`;
