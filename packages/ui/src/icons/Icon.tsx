import clsx from 'clsx';
import styles from './Icon.module.css';

/** Each is a class of Icon.module.css, drawn in lines of 1.75 on a grid of 24. */
export type IconName =
  | 'search'
  | 'phone'
  | 'map-pin'
  | 'clock'
  | 'globe'
  | 'share'
  | 'heart'
  | 'check'
  | 'x'
  | 'plus'
  | 'menu'
  | 'filter'
  | 'star'
  | 'scale'
  | 'external'
  | 'mail'
  | 'video'
  | 'chat'
  | 'camera'
  | 'pencil'
  | 'directions'
  | 'building'
  | 'info'
  | 'alert'
  | 'languages'
  | 'certificate'
  | 'chevron-down'
  | 'chevron-up'
  | 'chevron-left'
  | 'chevron-right'
  | 'arrow-right'
  | 'facebook'
  | 'x-logo'
  | 'linkedin'
  | 'instagram'
  | 'heart-filled'
  | 'star-filled';

export interface IconProps {
  name: IconName;
  size?: 'sm' | 'md' | 'lg';
  className?: string;
}

/** Decoration beside words; the words carry the meaning, so it is hidden from screen readers. */
export function Icon({ name, size = 'md', className }: IconProps) {
  const classes = clsx(styles.icon, styles[size], styles[name], className);
  return <span className={classes} aria-hidden="true" />;
}
