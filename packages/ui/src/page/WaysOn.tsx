import { lazy, Suspense } from 'react';
import WaysOnBlock from './WaysOnBlock.tsx';
// Its styles belong to the screen as the server writes it, long before its code has come.
import styles from './ways-on.module.css';

/** Called early by who wants it at hand when the connection is gone. */
export const loadWaysOn = () => import('./WaysOnBlock.tsx');

/**
 * In the browser its code comes once the page is there, because every first load would carry it. When it does not come, what
 * the server has written stays, and works without it.
 */
const Block =
  typeof document === 'undefined' ? WaysOnBlock : lazy(() => loadWaysOn().catch(() => new Promise(() => undefined)));

export const WaysOn = () => (
  <Suspense>
    <Block styles={styles} />
  </Suspense>
);
