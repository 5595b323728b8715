import { businessPath } from '@lawdex/contracts';
import type { BusinessSummary } from '@lawdex/contracts';
import { Badge, Button, CallButton, Card, Checkbox, Icon, longDate, Rating, Skeleton } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { NoteField } from './NoteField.tsx';
import type { SavedBusiness } from './saved-list.core.ts';
import styles from './saved.module.css';

interface SavedBusinessCardProps {
  saved: SavedBusiness;
  /** The listing could not be loaded. */
  failed: boolean;
  isChosen: boolean;
  /** As many businesses are chosen as can be compared. */
  isFull: boolean;
  onChoose(isChosen: boolean): void;
  onRemove(): void;
}

export function SavedBusinessCard({ saved, failed, isChosen, isFull, onChoose, onRemove }: SavedBusinessCardProps) {
  const { id, name, business, remembered } = saved;
  return (
    <Card as="li" className={styles.business}>
      <div className={styles.about}>
        <h3 className={styles.name}>{business ? <Link to={businessPath(business.slug)}>{name}</Link> : name}</h3>
        {business && <Listed business={business} />}
        {business === null && (
          <p>
            <Badge tone="warn">No longer listed</Badge>
          </p>
        )}
        {business === undefined && !failed && <Skeleton />}
        {remembered.savedAt && <p className={styles.quiet}>Saved on {longDate(remembered.savedAt)}</p>}
      </div>
      <NoteField id={id} name={name} note={remembered.note ?? ''} />
      <div className={styles.actions}>
        {business && (
          <>
            <Checkbox
              label="Compare"
              aria-label={`Compare ${name}`}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
            <CallButton phone={business.phone} name={name} size="sm" variant="secondary" />
          </>
        )}
        <Button variant="ghost" size="sm" className={styles.remove} aria-label={`Remove ${name}`} onClick={onRemove}>
          <Icon name="x" size="sm" />
          Remove
        </Button>
      </div>
    </Card>
  );
}

const Listed = ({ business: { category, city, state, rating, reviewCount } }: { business: BusinessSummary }) => (
  <>
    <p className={styles.quiet}>{[category?.name, `${city}, ${state}`].filter(Boolean).join(' · ')}</p>
    <Rating value={rating} count={reviewCount} size="sm" />
  </>
);
