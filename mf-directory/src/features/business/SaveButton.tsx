import type { BusinessDetail } from '@lawdex/contracts';
import { Button, Icon } from '@lawdex/ui';
import { showToast } from '../../lib/toasts.ts';
import styles from './business.module.css';
import { useFavorite } from './use-favorite.ts';

export function SaveButton({ business }: { business: Pick<BusinessDetail, 'id' | 'name'> }) {
  const { saved, toggle } = useFavorite(business.id);
  const { name } = business;
  const click = () => {
    switch (toggle()) {
      case 'saved':
        showToast({ title: 'Added to favorites!', description: `${name} has been saved to your favorites.` });
        break;
      case 'removed':
        showToast({
          title: 'Removed from favorites',
          description: `${name} has been removed from your favorites.`,
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
