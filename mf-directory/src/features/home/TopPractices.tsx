import { categoryPath } from '@lawdex/contracts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { practiceGroups } from '../../lib/practice-groups.ts';
import { practiceAreasQuery } from '../../lib/queries.ts';
import styles from './hero.module.css';

const SHOWN = 6;

/** The practice areas with most lawyers; nothing when they could not be loaded. */
export function TopPractices() {
  const { data: categories = [], isPending } = useQuery(practiceAreasQuery);
  if (isPending) return <div className={clsx(styles.chips, styles.coming)} />;
  const top = practiceGroups(categories)
    .filter(({ area }) => area.businessCount > 0)
    .slice(0, SHOWN);
  if (top.length === 0) return null;
  return (
    <nav aria-label="Top practice areas">
      <ul className={styles.chips}>
        {top.map(({ area: { slug, name } }) => (
          <li key={slug}>
            <Link to={categoryPath(slug)} className={styles.chip}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
