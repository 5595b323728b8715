import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { usePosition } from './use-position.ts';

/** Asks for the visitor's position; only where there is JavaScript. */
export const PositionButton = ({ status, ask }: ReturnType<typeof usePosition>) => (
  <Button
    variant="secondary"
    size="sm"
    onClick={status === 'asking' ? undefined : ask}
    // Truly disabled, it would lose the focus of whoever has just pressed it.
    aria-disabled={status === 'asking'}
  >
    <Icon name="map-pin" size="sm" />
    {status === 'asking' ? 'Finding you…' : 'Use my location'}
  </Button>
);
