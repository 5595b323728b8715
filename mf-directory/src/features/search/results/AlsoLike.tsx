import { Card, LinkList } from '@lawdex/ui';
import type { ListedLink } from '@lawdex/contracts';
import styles from '../search.module.css';

export function AlsoLike({ links = [] }: { links: readonly ListedLink[] | undefined }) {
  if (links.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="also-like">
      <h2 id="also-like" className={styles.alsoTitle}>
        You Might Also Like
      </h2>
      <LinkList links={links} layout="wide" className={styles.alsoList} />
    </Card>
  );
}
