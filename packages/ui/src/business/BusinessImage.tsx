import { monogram } from '@lawdex/seo';
import clsx from 'clsx';
import cloth from '../blog/cloth.module.css';
import styles from './BusinessImage.module.css';

export interface BusinessImageProps {
  /** A path on our own origin; null gives a monogram. */
  src: string | null;
  name: string;
  ratio?: 'wide' | 'square';
  /** Set it for the largest picture in view, which then loads first. */
  priority?: boolean;
  className?: string;
}

const sizes = { wide: [640, 360], square: [400, 400] } as const;

/** Decoration, because the name stands beside the picture. */
export function BusinessImage({ src, name, ratio = 'wide', priority = false, className }: BusinessImageProps) {
  const classes = clsx(styles.frame, styles[ratio], className);
  const [width, height] = sizes[ratio];
  const { letters, tone } = monogram(name);
  if (src === null) {
    return (
      <span className={clsx(classes, cloth[`tone${tone}`])}>
        <svg className={styles.monogram} viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className={styles.rules} d="M118 46h84M118 51h84M118 149h84M118 154h84" />
          <text className={styles.letters} x="160" y="121" textAnchor="middle">
            {letters}
          </text>
        </svg>
      </span>
    );
  }
  return (
    <span className={classes}>
      <img
        className={styles.image}
        src={src}
        alt=""
        width={width}
        height={height}
        // The server may have put the picture itself in the place of its address.
        suppressHydrationWarning={priority}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
      />
    </span>
  );
}
