import { Icon, SectionHeading, type SectionHeadingProps } from '@lawdex/ui';
import { useId, type ReactNode } from 'react';
import styles from './section.module.css';

export interface SectionProps extends Pick<SectionHeadingProps, 'lead' | 'aside'> {
  title: ReactNode;
  className?: string;
  /** The content is old, and newer content is being loaded. */
  isOutdated?: boolean;
  /** On a phone only the heading is shown, which unfolds it. */
  folds?: boolean;
  children: ReactNode;
}

/** A part of a page under its own heading, which is also its name for screen readers. */
export function Section({ title, className, isOutdated, folds, children, lead, aside }: SectionProps) {
  const id = useId();
  const heading = (
    <SectionHeading id={id} lead={lead} aside={!folds && aside}>
      {title}
    </SectionHeading>
  );
  return (
    <section className={className} aria-labelledby={id} aria-busy={isOutdated}>
      {folds ? (
        <details className={styles.fold}>
          <summary>
            {heading}
            <Icon name="chevron-down" size="sm" />
          </summary>
          {aside}
          {children}
        </details>
      ) : (
        <>
          {heading}
          {children}
        </>
      )}
    </section>
  );
}
