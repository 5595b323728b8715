import { Container } from '@lawdex/ui';
import { Section, type SectionProps } from '../../lib/Section.tsx';
import styles from './home.module.css';

/** A section of the home page, as wide as the page's column. `id` is the target of links within the page. */
export const HomeSection = ({ id, ...section }: SectionProps & { id?: string }) => (
  <div id={id} className={styles.section}>
    <Container>
      <Section {...section} />
    </Container>
  </div>
);
