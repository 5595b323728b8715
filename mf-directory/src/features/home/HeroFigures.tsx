import { formatCount } from '@lawdex/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import styles from './hero.module.css';
import { figuresQuery } from './home.queries.ts';
import { shownFigures } from './shown-figures.core.ts';

/** Invisible figures that keep the space of those that load. */
const COMING = shownFigures({ firms: 10_000, cities: 1_000, reviews: 10_000, practiceAreas: 100 });

/** The directory's figures; nothing while it is empty or they are unknown. */
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
