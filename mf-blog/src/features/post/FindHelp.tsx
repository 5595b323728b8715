import { beforeLawyers, categoryPath, cityPath } from '@lawdex/contracts';
import type { BlogPost } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { Card, LinkList } from '@lawdex/ui';
import styles from './post.module.css';

/** Links from a post's subject to businesses that can help with it. */
export function FindHelp({ post: { practices, cities } }: { post: Pick<BlogPost, 'practices' | 'cities'> }) {
  const hasDirectory = useRouteExists(categoryPath('a'));
  const links = [
    ...practices.map(({ name, slug }) => ({ text: `${beforeLawyers(name)} lawyers`, to: categoryPath(slug) })),
    ...cities.map(({ city, state }) => ({ text: `Law firms in ${city}, ${state}`, to: cityPath(city, state) })),
  ];
  if (!hasDirectory || links.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="help-heading">
      <h2 id="help-heading" className={styles.helpTitle}>
        Find a lawyer for this
      </h2>
      <LinkList links={links} layout="narrow" />
    </Card>
  );
}
