// Imported here, because the server writes these styles into the page before the map's code loads.
import { Icon, LinkButton } from '@lawdex/ui';
import { lazy, Suspense } from 'react';
import { searchUrl, type SearchState } from '../search-state.core.ts';
import styles from './map.module.css';
import type { ResultsMapProps } from './ResultsMap.tsx';

const load = () => import(/* webpackChunkName: "ResultsMap" */ './ResultsMap.tsx');

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

/** Turns the map of the results on and off; a link, so that it needs no script. Without results it keeps its space, so that nothing moves. */
export function MapToggle({ state, isOffered }: { state: SearchState; isOffered: boolean }) {
  const isOn = state.view === 'map';
  return (
    <LinkButton
      to={searchUrl({ ...state, view: isOn ? undefined : 'map' })}
      replace
      variant="secondary"
      size="sm"
      className={isOffered ? styles.toggle : styles.kept}
    >
      <Icon name="map-pin" size="sm" />
      <span className={styles.onPhones}>{isOn ? 'List' : 'Map'}</span>
      <span className={styles.onDesktop}>{isOn ? 'Hide map' : 'Show map'}</span>
    </LinkButton>
  );
}
