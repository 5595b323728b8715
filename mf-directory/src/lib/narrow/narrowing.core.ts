import { LEAST_RATINGS, type Narrowing } from '@lawdex/contracts';

/** The orders of the list besides its own, best match first. */
export const LIST_SORTS = ['rating', 'name'] as const satisfies readonly Narrowing['sortBy'][];

/** Reads the filters of an address. Unknown, malformed and repeated parameters are dropped. */
export function readNarrowing(params: URLSearchParams): Narrowing {
  const valueOf = (name: keyof Narrowing): string => {
    const values = params.getAll(name);
    return values.length === 1 ? (values[0] ?? '') : '';
  };
  const sortBy = LIST_SORTS.find((sort) => sort === valueOf('sortBy'));
  const rating = LEAST_RATINGS.find((least) => String(least) === valueOf('rating'));
  const language = /^[a-z]{2}$/.test(valueOf('language')) ? valueOf('language') : undefined;
  return {
    ...(sortBy && { sortBy }),
    ...(rating && { rating }),
    ...(language && { language }),
    ...(valueOf('isOpen') === 'true' && { isOpen: true }),
    ...(valueOf('freeConsultation') === 'true' && { freeConsultation: true }),
  };
}

/** Whether any filter or order was chosen. */
export const isNarrowed = (narrowing: Narrowing): boolean => Object.keys(narrowing).length > 0;
