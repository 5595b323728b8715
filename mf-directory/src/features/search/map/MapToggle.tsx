import { Icon, LinkButton } from '@lawdex/ui';
import { searchUrl } from '../search-state.core.ts';
import type { SearchState } from '../search-state.core.ts';
import styles from './toggle.module.css';

/** Turns the map of the results on and off; a link, so that it needs no script. Without results it keeps its space, so that nothing moves. */
export function MapToggle({ state, isOffered }: { state: SearchState; isOffered: boolean }) {
  const isOn = state.view === 'map';
  return (
    <LinkButton
      to={searchUrl({ ...state, view: isOn ? undefined : 'map' })}
      replace
      variant="secondary"
      className={isOffered ? styles.toggle : styles.kept}
    >
      <Icon name="map-pin" size="sm" />
      <span className={styles.onPhones}>{isOn ? 'List' : 'Map'}</span>
      <span className={styles.onDesktop}>{isOn ? 'Hide map' : 'Show map'}</span>
    </LinkButton>
  );
}
