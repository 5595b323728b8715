import { useEffect, useRef, useState } from 'react';
import { errorsLeft, type FormErrors, type Validated } from './form-errors.core.ts';

export function useFormErrors<F extends string>(initial: FormErrors<F>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(initial);
  const [refusals, setRefusals] = useState(0);
  // Runs after each attempt and not after each letter, otherwise correcting a field would move the focus to the next one.
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role=alert][tabindex]')?.focus();
  }, [refusals]);
  return {
    form,
    errors,
    /** Shows these errors and focuses the first of them. */
    refuse(found: FormErrors<F>) {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
    clear: () => setErrors({}),
    /** Removes the errors that the fields do not have any more. */
    follow: (now: Validated<F>) => setErrors((before) => errorsLeft(before, now)),
  };
}
