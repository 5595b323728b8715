import { businessPath, NOTE_MAX, withRemembered, type BusinessSummary } from '@lawdex/contracts';
import {
  Badge,
  Button,
  CallButton,
  Card,
  Checkbox,
  favoritesNow,
  Field,
  longDate,
  Rating,
  Skeleton,
  storeFavorites,
  Textarea,
} from '@lawdex/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
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

interface NoteFieldProps {
  id: string;
  name: string;
  /** The stored note. */
  note: string;
}

/** Stores the note as it is typed. When the browser refuses, the text stays in the field and the visitor is told. */
function NoteField({ id, name, note }: NoteFieldProps) {
  const [draft, setDraft] = useState(note);
  const [stored, setStored] = useState(note);
  const [isRefused, setRefused] = useState(false);
  if (note !== stored) {
    // Another tab has changed the note.
    setStored(note);
    setDraft(note);
  }
  const write = (text: string) => {
    setDraft(text);
    setRefused(!storeFavorites(withRemembered(favoritesNow(), id, { note: text })));
  };
  return (
    <Field
      label="Your note"
      className={styles.note}
      error={isRefused ? 'Your browser does not keep this note. Copy it before you leave.' : undefined}
    >
      <Textarea
        rows={2}
        value={draft}
        maxLength={NOTE_MAX}
        aria-label={`Your note about ${name}`}
        onChange={({ target }) => write(target.value)}
      />
    </Field>
  );
}
