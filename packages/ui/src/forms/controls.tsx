import { keepTyped } from '@lawdex/mf-kit/runtime';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useFieldControl } from './Field.tsx';
import styles from './forms.module.css';

/** The fields in which visitors write, in any script. */
const TEXT = { ref: keepTyped, dir: 'auto' } as const;

export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...TEXT} type={type} className={clsx(styles.control, className)} {...useFieldControl()} {...rest} />;
}

export function Textarea({ className, rows = 5, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...TEXT}
      rows={rows}
      className={clsx(styles.control, styles.textarea, className)}
      {...useFieldControl()}
      {...rest}
    />
  );
}

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.selectWrap}>
      <select
        ref={keepTyped}
        className={clsx(styles.control, styles.select, className)}
        {...useFieldControl()}
        {...rest}
      >
        {children}
      </select>
      <Icon name="chevron-down" size="sm" className={styles.selectMark} />
    </span>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  type?: 'checkbox' | 'radio';
}

/** The whole line can be clicked. */
export function Checkbox({ label, type = 'checkbox', className, ...rest }: CheckboxProps) {
  return (
    <label className={clsx(styles.check, className)}>
      <input ref={keepTyped} type={type} className={styles.checkInput} {...rest} />
      <span>{label}</span>
    </label>
  );
}
