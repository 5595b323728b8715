import { SectionHeading } from '@lawdex/ui';
import type { SectionHeadingProps } from '@lawdex/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface SectionProps extends Pick<SectionHeadingProps, 'lead' | 'aside'> {
  title: ReactNode;
  className?: string;
  /** The content is old, and newer content is being loaded. */
  isOutdated?: boolean;
  children: ReactNode;
}

/** A part of a page under its own heading, which is also its name for screen readers. */
export function Section({ title, lead, aside, className, isOutdated, children }: SectionProps) {
  const id = useId();
  return (
    <section className={className} aria-labelledby={id} aria-busy={isOutdated}>
      <SectionHeading id={id} lead={lead} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}
