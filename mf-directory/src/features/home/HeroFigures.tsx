import { useQuery } from '@tanstack/react-query';
import styles from './hero.module.css';
import { figuresQuery } from './home.queries.ts';
import { shownFigures } from './shown-figures.core.ts';

/** What the directory holds; nothing while it is empty or nobody can say. */
export function HeroFigures() {
  const { data } = useQuery(figuresQuery);
  const figures = data ? shownFigures(data) : [];
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value.toLocaleString('en-US')}</dd>
        </div>
      ))}
    </dl>
  );
}
