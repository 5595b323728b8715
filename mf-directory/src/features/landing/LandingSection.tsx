import clsx from 'clsx';
import { Section } from '../../lib/Section.tsx';
import type { SectionProps } from '../../lib/Section.tsx';
import styles from './landing.module.css';

/** A section with the space that landing pages leave above each. */
export const LandingSection = ({ className, ...section }: SectionProps) => (
  <Section {...section} className={clsx(styles.section, className)} />
);
