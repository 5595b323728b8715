import { businessPath } from '@lawdex/contracts';
import { Icon, Rating, Skeleton } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { ComparedBusiness } from '../../lib/compare-list.core.ts';
import styles from './widget.module.css';

interface CompareEntryProps {
  /** Undefined while it is loading. */
  business: ComparedBusiness | undefined;
  failed: boolean;
  onRemove(): void;
}

export function CompareEntry({ business, failed, onRemove }: CompareEntryProps) {
  const name = business?.name ?? 'this business';
  return (
    <li className={styles.entry}>
      <div className={styles.about}>
        {business && <About business={business} />}
        {!business && (failed ? <p className={styles.meta}>Its details could not be loaded.</p> : <Skeleton />)}
      </div>
      <button type="button" className={styles.remove} aria-label={`Remove ${name} from comparison`} onClick={onRemove}>
        <Icon name="x" size="sm" />
      </button>
    </li>
  );
}

const About = ({ business: { slug, name, category, rating, reviewCount } }: { business: ComparedBusiness }) => (
  <>
    <Link to={businessPath(slug)} className={styles.name}>
      {name}
    </Link>
    {category && <p className={styles.meta}>{category.name}</p>}
    <Rating value={rating} count={reviewCount} size="sm" short />
  </>
);
