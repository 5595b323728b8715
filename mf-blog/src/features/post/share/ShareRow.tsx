import { blogPostPath } from '@lawdex/contracts';
import type { BlogPost } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Icon } from '@lawdex/ui';
import { CopyButton } from './CopyButton.tsx';
import { shareLinks } from './share-links.core.ts';
import styles from './share.module.css';

const ICONS = { facebook: 'facebook', twitter: 'x-logo', linkedin: 'linkedin' } as const;

/** Links, so that they work without JavaScript; only copying needs it. */
export function ShareRow({ post }: { post: Pick<BlogPost, 'slug' | 'title'> }) {
  const { origin } = useSite();
  const url = `${origin}${blogPostPath(post.slug)}`;
  return (
    <ul className={styles.row} aria-label="Share this post">
      {shareLinks(url, post.title).map(({ network, label, href }) => (
        <li key={network}>
          <a className={styles.button} href={href} target="_blank" rel="noopener noreferrer" aria-label={label}>
            <Icon name={ICONS[network]} />
          </a>
        </li>
      ))}
      <li className={styles.scripted}>
        <CopyButton url={url} />
      </li>
    </ul>
  );
}
