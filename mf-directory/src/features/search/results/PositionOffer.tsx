import { PositionButton, usePosition } from '@lawdex/ui';
import type { ReactNode } from 'react';
import scripting from '../../../lib/scripting.module.css';
import styles from '../search.module.css';

/** Offers to use the visitor's position, which is asked for on a click. Without JavaScript a place can be typed. */
export function PositionOffer({ children, onPosition }: { children: ReactNode; onPosition(near: string): void }) {
  const position = usePosition(onPosition);
  return (
    <div className={styles.offer}>
      <p role="status">
        {position.status === 'refused' ? 'Your location is not available. Type a city or ZIP code instead.' : children}
      </p>
      <PositionButton {...position} />
      <p className={scripting.unscripted}>
        Type a city or ZIP code into <a href="#where">the location box</a>.
      </p>
    </div>
  );
}
