/** The element of a form that came back with errors at which its visitor begins: the browser goes there and gives it the focus. */
const REFUSED = 'refused';

/** Where a form is sent, so that what comes back of it without JavaScript opens at what is wrong. A redirect has its own fragment. */
export const formAction = (path: string): string => `${path}#${REFUSED}`;

/** For each field the id that it has: the first wrong one, and `form` when it is none of them, is where the visitor begins. */
export function refusedIds<F extends string>(
  fields: readonly F[],
  errors: Readonly<Partial<Record<F, string>>> | undefined,
): Partial<Record<F, string>> {
  const first = fields.find((field) => errors?.[field]);
  return first === undefined ? {} : ({ [first]: REFUSED } as Partial<Record<F, string>>);
}
