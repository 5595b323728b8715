import { ApiFailure, type Invalid } from '@lawdex/mf-kit/runtime';

/** The hidden field with the Idempotency-Key of a form. */
export const KEY_FIELD = 'formKey';

/** Statuses that do not mean the form is wrong: it may be accepted later. */
const NOT_THE_FORM = [429, 503, 504];

export function refuseForm(values: object, errors: Invalid['errors'], key?: string): Invalid {
  return { kind: 'invalid', values: { ...values, ...(key !== undefined && { [KEY_FIELD]: key }) }, errors };
}

/** The answer to a form that a service did not accept. `key` is kept if the same text may be sent with it again. */
export function refuseFailure(values: object, error: unknown, text: string, key: string | undefined): Invalid {
  const refused = refuseForm(values, { form: text }, key);
  const isLater = error instanceof ApiFailure && NOT_THE_FORM.includes(error.status);
  return isLater ? { ...refused, status: error.status } : refused;
}

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
