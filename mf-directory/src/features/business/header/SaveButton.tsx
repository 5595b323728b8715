import { FAVORITES_MAX, SAVED_PATH } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { Button, Icon, showToast } from '@lawdex/ui';
import styles from '../business.module.css';
import { useFavorite } from './use-favorite.ts';

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
      {saved ? 'Saved' : 'Save'}
    </Button>
  );
}
