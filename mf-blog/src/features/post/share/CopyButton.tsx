import { Icon, showToast } from '@lawdex/ui';
import { useEffect, useState } from 'react';
import { BlogIcon } from '../../../lib/icons/BlogIcon.tsx';
import styles from './share.module.css';

const CHECKED_MS = 2000;

/** Its icon is a check for two seconds after each copy. */
export function CopyButton({ url }: { url: string }) {
  /** Number of copies while the check is shown; 0 without one. */
  const [copies, setCopies] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), CHECKED_MS);
    return () => clearTimeout(timer);
  }, [copies]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      showToast({
        title: 'Failed to copy',
        description: 'Please try again or copy the URL manually.',
        variant: 'destructive',
      });
      return;
    }
    setCopies((count) => count + 1);
    showToast({ title: 'Link copied!', description: 'The blog post link has been copied to your clipboard.' });
  };
  return (
    <button type="button" className={styles.button} aria-label="Copy link" onClick={() => void copy()}>
      {copies > 0 ? <Icon name="check" className={styles.check} /> : <BlogIcon name="link" />}
    </button>
  );
}
