import { useSite } from '@lawdex/mf-kit/runtime';
import { useState } from 'react';
import { showToast } from '../show-toast.ts';
import { Icon } from '../icons/Icon.tsx';
import { Button } from './Button.tsx';

export interface ShareButtonProps {
  title: string;
  /** A path of this site. */
  path: string;
  /** Told when the link was copied, because the system has no share sheet. */
  copied: string;
  size?: 'sm';
}

export function ShareButton({ title, path, copied, size }: ShareButtonProps) {
  const [isSharing, setSharing] = useState(false);
  const { origin } = useSite();
  const share = async () => {
    if (isSharing) return;
    setSharing(true);
    const outcome = await shareLink({ title, url: `${origin}${path}` });
    setSharing(false);
    if (outcome === 'copied') showToast({ title: 'Link Copied!', description: copied });
    if (outcome === 'failed') {
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
      size={size}
      // A disabled button would lose the focus of the visitor who has just pressed it.
      aria-disabled={isSharing}
      aria-busy={isSharing}
      onClick={() => void share()}
    >
      <Icon name="share" size="sm" />
      <span>{isSharing ? 'Sharing...' : 'Share'}</span>
    </Button>
  );
}

type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

interface SharedLink {
  title: string;
  url: string;
}

/** Opens the system's share sheet if there is one, else copies to the clipboard. */
async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
