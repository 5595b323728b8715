import type { ReactNode } from 'react';
import styles from './SectionHeading.module.css';

export interface SectionHeadingProps {
  children: ReactNode;
  /** A sentence under the heading. */
  lead?: ReactNode;
  /** A link at the end of the line. */
  aside?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
}

/** A heading with the thumb-index mark that runs through the whole site. */
export function SectionHeading({ children, lead, aside, level = 2, id }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <div>
        <Heading id={id}>{children}</Heading>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}
