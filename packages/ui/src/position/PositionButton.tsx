import { useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { Icon } from '../icons/Icon.tsx';

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

type PositionStatus = 'idle' | 'asking' | 'refused';

/** Asks for the visitor's position on a click. It is rounded to about a kilometre, which is enough for miles. */
export function usePosition(onPosition: (near: string) => void) {
  const [status, setStatus] = useState<PositionStatus>('idle');
  const ask = () => {
    if (!('geolocation' in navigator)) {
      setStatus('refused');
      return;
    }
    setStatus('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setStatus('idle');
        onPosition(`${coords.latitude.toFixed(2)},${coords.longitude.toFixed(2)}`);
      },
      () => setStatus('refused'),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  return { status, ask };
}
