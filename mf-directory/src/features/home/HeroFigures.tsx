import { formatCount } from '@lawdex/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import styles from './hero.module.css';
import { figuresQuery } from './home.queries.ts';
import { shownFigures } from './shown-figures.core.ts';

/** Their place is kept, as wide as they will be. */
const COMING = shownFigures({ firms: 10_000, cities: 1_000, reviews: 10_000, practiceAreas: 100 });

/** What the directory holds; nothing while it is empty or nobody can say. */
export function HeroFigures() {
  const { data, isPending } = useQuery(figuresQuery);
  const figures = data ? shownFigures(data) : isPending ? COMING : [];
  if (figures.length === 0) return null;
  return (
    <dl className={clsx(styles.figures, isPending && styles.coming)}>
      {figures.map(({ label, value }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd className={styles.value}>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
