import { FAVORITES_MAX, removeFavorite, SAVED_PATH, saveFavorite } from '@lawdex/contracts';
import type { BusinessDetail, Remembered, ToastRequest } from '@lawdex/contracts';
import { serverNow, useRouteExists } from '@lawdex/mf-kit/runtime';
import { Button, favoritesNow, Icon, showToast, storeFavorites, useFavorites } from '@lawdex/ui';

/** Notes of removed businesses, which come back when the business is saved again on the same visit. */
const removed = new Map<string, Remembered>();

/** What a click led to. `refused`: the browser stores nothing. `full`: the list has reached its limit. */
type Outcome = 'saved' | 'removed' | 'refused' | 'full';

const toastsOf = (name: string): Record<Outcome, ToastRequest> => ({
  saved: { title: 'Added to favorites!', description: `${name} has been saved to your favorites.` },
  removed: { title: 'Removed from favorites', description: `${name} has been removed from your favorites.` },
  refused: {
    title: 'Error',
    description: 'Your browser does not let this site store favorites.',
    variant: 'destructive',
  },
  full: {
    title: 'Maximum limit reached',
    description: `You can save up to ${FAVORITES_MAX} businesses.`,
    variant: 'destructive',
  },
});

export function SaveButton({ business }: { business: Pick<BusinessDetail, 'id' | 'name'> }) {
  const { saved, toggle } = useFavorite(business);
  const hasSavedPage = useRouteExists(SAVED_PATH);
  const click = () => {
    const outcome = toggle();
    const link = { text: 'View saved firms', to: SAVED_PATH };
    showToast({ ...toastsOf(business.name)[outcome], ...(outcome === 'saved' && hasSavedPage && { link }) });
  };
  return (
    <Button variant="secondary" aria-pressed={saved} onClick={click}>
      <Icon name={saved ? 'heart-filled' : 'heart'} size="sm" />
      <span>{saved ? 'Saved' : 'Save'}</span>
    </Button>
  );
}

/** Whether the visitor saved the business, in this browser only. */
function useFavorite({ id, name }: { id: string; name: string }) {
  return {
    saved: useFavorites()?.ids.includes(id) ?? false,
    toggle(): Outcome {
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
