import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { usePosition } from './use-position.ts';

/** Asks for the visitor's position; hidden without JavaScript. */
export const PositionButton = ({ status, ask }: ReturnType<typeof usePosition>) => (
  <Button
    variant="secondary"
    size="sm"
    onClick={status === 'asking' ? undefined : ask}
    // A disabled button would lose the focus of the visitor who has just pressed it.
    aria-disabled={status === 'asking'}
  >
    <Icon name="map-pin" size="sm" />
    <span>{status === 'asking' ? 'Finding you…' : 'Use my location'}</span>
  </Button>
);
