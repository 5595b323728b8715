import { blogPostPath, type BlogPost } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Icon, showToast } from '@lawdex/ui';
import { useEffect, useState } from 'react';
import { BlogIcon } from '../../../lib/icons/BlogIcon.tsx';
import styles from './share.module.css';

const CHECKED_MS = 2000;

/** Links, so that they work without JavaScript; only copying needs it. */
export function ShareRow({ post }: { post: Pick<BlogPost, 'slug' | 'title'> }) {
  const { origin } = useSite();
  const url = `${origin}${blogPostPath(post.slug)}`;
  return (
    <ul className={styles.row} aria-label="Share this post">
      {shareLinks(url, post.title).map(({ icon, label, href }) => (
        <li key={icon}>
          <a className={styles.button} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
      <li className={styles.scripted}>
        <CopyButton url={url} />
      </li>
    </ul>
  );
}

/** Its icon is a check for two seconds after each copy. */
function CopyButton({ url }: { url: string }) {
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

/** Links to the share forms of social networks, with the page's address filled in. They are requested only when they are clicked. */
function shareLinks(url: string, title: string) {
  const address = encodeURIComponent(url);
  const tweet = `url=${address}&text=${encodeURIComponent(title)}`;
  return [
    ['facebook', 'Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`] as const,
    ['x-logo', 'Twitter', `https://twitter.com/intent/tweet?${tweet}`] as const,
    ['linkedin', 'LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`] as const,
  ].map(([icon, network, href]) => ({ icon, label: `Share on ${network}`, href }));
}
