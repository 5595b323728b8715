import { useEffect, useRef, useState, type RefObject } from 'react';
import { errorsLeft, type FormErrors } from './form-errors.core.ts';

export interface FormErrorState<F extends string> {
  form: RefObject<HTMLFormElement | null>;
  errors: FormErrors<F>;
  /** Shows these errors and focuses the first of them. */
  refuse(errors: FormErrors<F>): void;
  clear(): void;
  /** Removes the errors that the fields do not have any more. */
  follow(now: FormErrors<F>): void;
}

export function useFormErrors<F extends string>(initial: FormErrors<F>): FormErrorState<F> {
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
    refuse(found) {
      setErrors(found);
      setRefusals((count) => count + 1);
    },
    clear: () => setErrors({}),
    follow: (now) => setErrors((before) => errorsLeft(before, now)),
  };
}
