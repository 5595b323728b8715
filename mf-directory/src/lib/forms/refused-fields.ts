/** Id of the element of a refused form at which its visitor begins. The browser scrolls there and focuses it. */
const REFUSED = 'refused';

/** The address of a form, so that its answer without JavaScript opens at the first error. A redirect has its own fragment. */
export const formAction = (path: string): string => `${path}#${REFUSED}`;

/** Ids for the fields: the first wrong one gets the id of the fragment, or `form` if it is none of them. */
export function refusedIds<F extends string>(
  fields: readonly F[],
  errors: Readonly<Partial<Record<F, string>>> | undefined,
): Partial<Record<F, string>> {
  const first = fields.find((field) => errors?.[field]);
  return first === undefined ? {} : ({ [first]: REFUSED } as Partial<Record<F, string>>);
}
