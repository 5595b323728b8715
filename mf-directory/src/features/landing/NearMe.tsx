import { countOf } from '@lawdex/contracts';
import { PositionButton, usePosition } from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { Section } from '../../lib/Section.tsx';
import type { Landing } from './landing.queries.ts';
import styles from './near-me.module.css';

/** Says around which position the page looked, and lets the visitor change it. The position is asked for on a click only. */
export function NearMe({ page: { positionUsed, radiusMiles } }: { page: Landing }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const position = usePosition((near) => void navigate(`${pathname}?near=${near}`, { replace: true }));
  const text = useFocusOnChange(positionUsed);
  const { status } = position;
  return (
    <section className={styles.box} aria-label="Where this page looks">
      <p ref={text} role="status" tabIndex={-1}>
        {positionUsed
          ? `These are the law firms within ${countOf(radiusMiles ?? 0, 'mile')} of you.`
          : status === 'refused'
            ? 'Your location is not available. Choose your city instead.'
            : 'We do not know where you are, so this page shows the whole country.'}
      </p>
      {positionUsed ? <Link to={pathname}>Show the whole country</Link> : <PositionButton {...position} />}
    </section>
  );
}

/** The other way to a place; the list comes first. */
export function ChooseCity({ page: { positionUsed, chooseCity } }: { page: Landing }) {
  if (positionUsed || chooseCity.length === 0) return null;
  return (
    <Section folds title="Choose your city">
      <CountedLinks links={chooseCity} />
    </Section>
  );
}

/** The button disappears when the sentence changes, so the sentence takes the focus. */
function useFocusOnChange(value: boolean) {
  const shown = useRef(value);
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown.current === value) return;
    shown.current = value;
    element.current?.focus();
  }, [value]);
  return element;
}
