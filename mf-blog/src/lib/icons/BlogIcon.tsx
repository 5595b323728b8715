import clsx from 'clsx';
import styles from './icons.module.css';

/** Icons that only the blog uses. In packages/ui they would be part of every first load. */
export const BlogIcon = ({ name }: { name: 'feed' | 'github' | 'link' }) => (
  <span className={clsx(styles.icon, styles[name])} aria-hidden="true" />
);
