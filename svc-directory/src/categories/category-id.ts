import { v5 } from 'uuid';

// Any fixed UUID does: the id of a practice area follows from it and the slug.
const NAMESPACE = '6f1d0c1e-5b0a-4c0f-9d7e-2a8b4c6d8e10';

/** The same practice area has the same id in every database, so that links and exports with ids in them keep working. */
export const categoryIdOf = (slug: string): string => v5(slug, NAMESPACE);
