/** Errors of a form by field; `form` for the form as a whole. */
export type FormErrors<F extends string> = Partial<Record<F | 'form', string>>;

/** What comes of validating a form; errors where it is invalid. */
export type Validated<F extends string> = { kind: string; errors?: FormErrors<F> };

/** The errors that are still true. A corrected field loses its error, and typing adds none. */
export function errorsLeft<F extends string>(errors: FormErrors<F>, { errors: now = {} }: Validated<F>): FormErrors<F> {
  const left: FormErrors<F> = { ...now };
  for (const field of Object.keys(now) as (F | 'form')[]) if (!errors[field]) delete left[field];
  return errors.form ? { ...left, form: errors.form } : left;
}

/** The text of a form's field; empty for a file or a missing field. */
export function textOf(form: { get(name: string): unknown }, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** A form sends line breaks as two characters, while limits count typed characters. */
export const withPlainLineBreaks = (text: string): string => text.replaceAll('\r\n', '\n').trim();
