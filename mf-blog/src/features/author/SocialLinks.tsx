import { BLOG_SOCIAL_SITES } from '@lawdex/contracts';
import type { BlogSocialLinks } from '@lawdex/contracts';
import { Icon, LinkButton } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { BlogIcon } from '../../lib/icons/BlogIcon.tsx';
import styles from './author.module.css';

const LABELS: Record<(typeof BLOG_SOCIAL_SITES)[number], { text: string; icon: ReactNode }> = {
  twitter: { text: 'Twitter', icon: <Icon name="x-logo" size="sm" /> },
  linkedin: { text: 'LinkedIn', icon: <Icon name="linkedin" size="sm" /> },
  github: { text: 'GitHub', icon: <BlogIcon name="github" /> },
  website: { text: 'Website', icon: <Icon name="globe" size="sm" /> },
};

const isWeb = (url: string | undefined): url is string => url !== undefined && /^https?:\/\//i.test(url);

/** Links to the author's profiles on other sites. */
export function SocialLinks({ links, name }: { links: BlogSocialLinks; name: string }) {
  const given = BLOG_SOCIAL_SITES.filter((site) => isWeb(links[site]));
  if (given.length === 0) return null;
  return (
    <ul className={styles.social}>
      {given.map((site) => (
        <li key={site}>
          <LinkButton
            href={links[site]}
            target="_blank"
            rel="nofollow ugc noopener"
            variant="secondary"
            size="sm"
            aria-label={`${name}: ${LABELS[site].text}`}
          >
            {LABELS[site].icon}
            {LABELS[site].text}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
}
