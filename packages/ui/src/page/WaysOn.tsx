import { useEffect, useState } from 'react';
import type { WaysOnBlock } from './WaysOnBlock.tsx';

/** Comes once the page is there, because every first load would carry it; without scripts, header and footer offer the same. */
export function WaysOn() {
  const [Block, setBlock] = useState<typeof WaysOnBlock>();
  useEffect(() => {
    import('./WaysOnBlock.tsx').then(
      (loaded) => setBlock(() => loaded.WaysOnBlock),
      () => undefined,
    );
  }, []);
  return Block && <Block />;
}
