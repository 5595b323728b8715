import { lazy, Suspense } from 'react';
// Its styles belong to the page as the server writes it, long before its code has come.
import styles from './map.module.css';
import type { ResultsMapProps } from './ResultsMap.tsx';

const load = async () => ({ default: (await import('./ResultsMap.tsx')).ResultsMap });

// The server waits for nothing while it renders; in the browser, who wants no map loads none.
const ResultsMap = typeof document === 'undefined' ? (await load()).default : lazy(load);

export const MapPart = (props: ResultsMapProps) => (
  <Suspense fallback={<div className={styles.map} />}>
    <ResultsMap {...props} />
  </Suspense>
);
