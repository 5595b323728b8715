import { businessPath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Button, Icon, shareLink } from '@lawdex/ui';
import { useState } from 'react';
import { showToast } from '../../../lib/toasts.ts';
import styles from '../business.module.css';

export function ShareButton({ business }: { business: Pick<BusinessDetail, 'slug' | 'name'> }) {
  const [isSharing, setSharing] = useState(false);
  const { origin } = useSite();
  const share = async () => {
    if (isSharing) return;
    setSharing(true);
    const outcome = await shareLink({ title: business.name, url: `${origin}${businessPath(business.slug)}` });
    setSharing(false);
    if (outcome === 'copied') {
      showToast({ title: 'Link Copied!', description: 'Business link has been copied to your clipboard.' });
    } else if (outcome === 'failed') {
      showToast({
        title: 'Failed to copy',
        description: 'Please try again or copy the URL manually.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button
      variant="secondary"
      className={styles.scripted}
      // A disabled button would lose the focus of the visitor who has just pressed it.
      aria-disabled={isSharing}
      aria-busy={isSharing}
      onClick={() => void share()}
    >
      <Icon name="share" size="sm" />
      {isSharing ? 'Sharing...' : 'Share'}
    </Button>
  );
}
