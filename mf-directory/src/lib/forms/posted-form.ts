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
