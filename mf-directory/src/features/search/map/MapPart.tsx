import { lazy, Suspense } from 'react';
// Imported here, because the server writes these styles into the page before the map's code loads.
import styles from './map.module.css';
import type { ResultsMapProps } from './ResultsMap.tsx';

const load = async () => ({ default: (await import('./ResultsMap.tsx')).ResultsMap });

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it only for the map.
const ResultsMap = typeof document === 'undefined' ? (await load()).default : lazy(load);

export const MapPart = (props: ResultsMapProps) => (
  <Suspense
    fallback={
      <div className={styles.figure}>
        <div className={styles.map} />
      </div>
    }
  >
    <ResultsMap {...props} />
  </Suspense>
);
