import { businessPath, COMPARE_MIN, COMPARE_PATH, comparePath } from '@lawdex/contracts';
import { Button, Icon, LinkButton, Rating, Skeleton, VisuallyHidden } from '@lawdex/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import { clearList, removeFromList, tellTooFew } from '../../lib/compare-actions.ts';
import type { ComparedBusiness, CompareList } from '../../lib/compare-list.core.ts';
import styles from './widget.module.css';

interface CompareBoxProps {
  list: CompareList;
  /** The business that was added last on this visit. */
  added: string | undefined;
  /** Missing details could not be loaded. */
  failed: boolean;
  startsOpen(): boolean;
}

export function CompareBox({ list, added, failed, startsOpen }: CompareBoxProps) {
  const { key, pathname } = useLocation();
  const kind = useNavigationType();
  // On the comparison page the box would be in the way.
  const isThere = pathname === COMPARE_PATH;
  const [isOpen, setOpen] = useState(() => startsOpen() && !isThere);
  const [seen, setSeen] = useState(key);
  if (key !== seen) {
    setSeen(key);
    // A replaced address is the same page with other filters, so the box stays open.
    if (kind !== 'REPLACE' || isThere) setOpen(false);
  }
  const toggle = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // The button that was pressed stays above the box, which it has opened.
  useEffect(() => {
    const box = toggle.current?.getBoundingClientRect();
    const pressed = document.activeElement?.closest('main button')?.getBoundingClientRect();
    if (added && box && pressed)
      window.scrollBy({ top: Math.max(0, Math.ceil(pressed.bottom - box.top) + 1), behavior: 'instant' });
  }, [added]);
  const count = list.ids.length;

  // The focused button disappears; unless the focus is moved, a keyboard would begin at the top of the document again.
  const remove = (id: string) => {
    if (count > 1) toggle.current?.focus();
    else leave();
    removeFromList(id);
  };
  const clear = () => {
    leave();
    clearList();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <section className={styles.box} aria-label="Comparison list" onKeyDown={closeOnEscape}>
      <h2 className={styles.heading}>
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="scale" size="sm" />
          Compare
          <span className={styles.count}>
            {count}
            <VisuallyHidden> {count === 1 ? 'firm' : 'firms'}</VisuallyHidden>
          </span>
          <Icon name={isOpen ? 'chevron-down' : 'chevron-up'} size="sm" className={styles.chevron} />
        </button>
      </h2>
      <div id={panelId} className={styles.panel} hidden={!isOpen}>
        {/* A phone has no room for the notification beside the open box. */}
        <p className={styles.added} role="status">
          {added && list.details[added] && `${list.details[added].name} has been added to your comparison list.`}
        </p>
        <ul className={styles.entries}>
          {list.ids.map((id) => (
            <CompareEntry key={id} business={list.details[id]} failed={failed} onRemove={() => remove(id)} />
          ))}
        </ul>
        <div className={styles.actions}>
          {count >= COMPARE_MIN ? (
            <LinkButton to={comparePath(list.ids)} size="sm">
              Compare {count} Businesses
            </LinkButton>
          ) : (
            <Button variant="secondary" size="sm" onClick={tellTooFew}>
              Add {COMPARE_MIN - count} more to compare
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={clear}>
            Clear All
          </Button>
        </div>
      </div>
    </section>
  );
}

const leave = (): void => document.getElementById('main')?.focus({ preventScroll: true });

interface CompareEntryProps {
  /** Undefined while it is loading. */
  business: ComparedBusiness | undefined;
  failed: boolean;
  onRemove(): void;
}

function CompareEntry({ business, failed, onRemove }: CompareEntryProps) {
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
