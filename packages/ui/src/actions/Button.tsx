import clsx from 'clsx';
import type { AnchorHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './Button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost';
  size?: 'sm' | 'md' | 'lg';
  /** As wide as its container. */
  block?: boolean;
}

function look({ variant = 'primary', size = 'md', block }: ButtonLook, extra?: string): string {
  return clsx(styles.button, styles[variant], styles[size], block && styles.block, extra);
}

export type ButtonProps = ButtonLook & ComponentProps<'button'>;

/** `type` is `button` by default, because a submit must be intended. */
export function Button({ variant, size, block, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={look({ variant, size, block }, className)} {...rest} />;
}

export interface LinkButtonProps extends ButtonLook, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site: navigates without loading the document anew. */
  to?: string;
  /** Any other address: `tel:`, another site, a fragment of this page. */
  href?: string;
  /** With `to`: no new history entry. */
  replace?: boolean;
  children: ReactNode;
}

/** A link that looks like a button. */
export function LinkButton({ to, href, replace, variant, size, block, className, ...rest }: LinkButtonProps) {
  const classes = look({ variant, size, block }, className);
  if (to !== undefined) return <Link to={to} replace={replace} className={classes} {...rest} />;
  return <a href={href} className={classes} {...rest} />;
}
