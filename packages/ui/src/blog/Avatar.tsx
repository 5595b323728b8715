import { monogram } from '@lawdex/seo';
import clsx from 'clsx';
import cloth from './cloth.module.css';
import styles from './Avatar.module.css';

export interface AvatarProps {
  name: string;
  /** A path on this site; null shows initials. */
  src: string | null;
  size?: 'sm' | 'lg';
}

/** The picture of a person whose name stands beside it. */
export function Avatar({ name, src, size = 'sm' }: AvatarProps) {
  const pixels = size === 'lg' ? 96 : 32;
  if (src !== null) {
    return (
      <img
        className={clsx(styles.avatar, styles[size])}
        src={src}
        alt=""
        width={pixels}
        height={pixels}
        loading="lazy"
        decoding="async"
      />
    );
  }
  const { letters, tone } = monogram(name);
  return (
    <span className={clsx(styles.avatar, styles[size], cloth[`tone${tone}`])} aria-hidden="true">
      {letters}
    </span>
  );
}
