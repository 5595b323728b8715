import clsx from 'clsx';
import styles from './icons.module.css';

/** Icons that only the blog has, drawn as those of packages/ui: each of theirs is part of every first load. */
export const BlogIcon = ({ name }: { name: 'feed' | 'github' | 'link' }) => (
  <span className={clsx(styles.icon, styles[name])} aria-hidden="true" />
);
