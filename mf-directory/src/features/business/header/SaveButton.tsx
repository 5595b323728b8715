import { FAVORITES_MAX, removeFavorite, SAVED_PATH, saveFavorite } from '@lawdex/contracts';
import type { BusinessDetail, Remembered } from '@lawdex/contracts';
import { serverNow, useRouteExists } from '@lawdex/mf-kit/runtime';
import { Button, favoritesNow, Icon, showToast, storeFavorites, useFavorites } from '@lawdex/ui';
import styles from '../business.module.css';

/** Notes of removed businesses, which come back when the business is saved again on the same visit. */
const removed = new Map<string, Remembered>();

export function SaveButton({ business }: { business: Pick<BusinessDetail, 'id' | 'name'> }) {
  const { saved, toggle } = useFavorite(business);
  const hasSavedPage = useRouteExists(SAVED_PATH);
  const { name } = business;
  const click = () => {
    switch (toggle()) {
      case 'saved':
        showToast({
          title: 'Added to favorites!',
          description: `${name} has been saved to your favorites.`,
          ...(hasSavedPage && { link: { text: 'View saved firms', to: SAVED_PATH } }),
        });
        break;
      case 'removed':
        showToast({
          title: 'Removed from favorites',
          description: `${name} has been removed from your favorites.`,
        });
        break;
      case 'full':
        showToast({
          title: 'Maximum limit reached',
          description: `You can save up to ${FAVORITES_MAX} businesses.`,
          variant: 'destructive',
        });
        break;
      case 'refused':
        showToast({
          title: 'Error',
          description: 'Your browser does not let this site store favorites.',
          variant: 'destructive',
        });
    }
  };
  return (
    <Button variant="secondary" className={styles.scripted} aria-pressed={saved} onClick={click}>
      <Icon name={saved ? 'heart-filled' : 'heart'} size="sm" />
      <span>{saved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}

interface Favorite {
  saved: boolean;
  /** Saves or removes the business. `refused`: the browser stores nothing. `full`: the list has reached its limit. */
  toggle(): 'saved' | 'removed' | 'refused' | 'full';
}

/** Whether the visitor saved the business, in this browser only. */
function useFavorite({ id, name }: { id: string; name: string }): Favorite {
  return {
    saved: useFavorites()?.ids.includes(id) ?? false,
    toggle() {
      const now = favoritesNow();
      if (now.ids.includes(id)) {
        removed.set(id, now.remembered[id] ?? {});
        return storeFavorites(removeFavorite(now, id)) ? 'removed' : 'refused';
      }
      const outcome = saveFavorite(now, id, { ...removed.get(id), name, savedAt: new Date(serverNow()).toISOString() });
      if (outcome.kind === 'full') return 'full';
      return storeFavorites(outcome.favorites) ? 'saved' : 'refused';
    },
  };
}
