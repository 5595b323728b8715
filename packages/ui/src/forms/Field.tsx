import clsx from 'clsx';
import { createContext, useContext, useId } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './forms.module.css';

interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const Control = createContext<FieldControl | null>(null);

/** What a control inside a `Field` must carry so that label, hint and error belong to it. */
export const useFieldControl = (): FieldControl | null => useContext(Control);

export interface FieldProps {
  label: ReactNode;
  /** Of the control; one of its own unless told. */
  id?: string;
  hint?: ReactNode;
  error?: string;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
  /** The label is read aloud only. */
  hideLabel?: boolean;
  children: ReactNode;
  className?: string;
}

/** A labelled control. `Input`, `Textarea` and `Select` inside it find their label, hint and error by themselves. */
export function Field({ label, id: given, hint, error, optional, hideLabel, children, className }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true as const }),
  };
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={hideLabel ? styles.hiddenLabel : styles.label}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <Control value={control}>{children}</Control>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <Icon name="alert" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}
