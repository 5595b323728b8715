import { v5 } from 'uuid';

// The ids of practice areas are derived from this UUID and their slugs. Any fixed UUID would do.
const NAMESPACE = '6f1d0c1e-5b0a-4c0f-9d7e-2a8b4c6d8e10';

/** The same practice area has the same id in every database, so that links and exports with ids in them keep working. */
export const categoryIdOf = (slug: string): string => v5(slug, NAMESPACE);
