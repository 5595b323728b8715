import { lazy, Suspense } from 'react';
import WaysOnBlock from './WaysOnBlock.tsx';
// Imported here, because the server writes these styles into the page before the block's code loads.
import styles from './ways-on.module.css';

/** Loads the code early, so that it is there when the connection is gone. */
export const loadWaysOn = () => import(/* webpackChunkName: "WaysOnBlock" */ './WaysOnBlock.tsx');

/** A browser loads the code after the page, to keep it out of every first load. Without it, the server's HTML stays and works. */
const Block =
  typeof document === 'undefined' ? WaysOnBlock : lazy(() => loadWaysOn().catch(() => new Promise(() => undefined)));

export const WaysOn = () => (
  <Suspense>
    <Block styles={styles} />
  </Suspense>
);
