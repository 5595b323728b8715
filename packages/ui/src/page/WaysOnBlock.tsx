import { categoryPath, SEARCH_PATH } from '@lawdex/contracts';
import { Button } from '../actions/Button.tsx';
import { Input } from '../forms/controls.tsx';
import { LinkList } from '../navigation/LinkList.tsx';
import styles from './WaysOnBlock.module.css';

const PRACTICES = [
  ['personal-injury', 'Personal Injury'],
  ['divorce-family-law', 'Divorce & Family Law'],
  ['criminal-defense', 'Criminal Defense'],
  ['dui-dwi-defense', 'DUI/DWI Defense'],
  ['immigration', 'Immigration'],
  ['employment-law', 'Employment Law'],
] as const;

/** For who came to a page that has nothing to show: a search, and what most visitors look for. The form needs no script. */
export function WaysOnBlock() {
  return (
    <div className={styles.ways}>
      <form action={SEARCH_PATH} role="search" aria-label="Find a lawyer" className={styles.search}>
        <Input
          type="search"
          name="query"
          aria-label="Lawyers or practice areas"
          placeholder="Lawyers or practice areas"
          maxLength={200}
        />
        <Button type="submit">Search</Button>
      </form>
      <nav aria-label="Popular practice areas">
        <h2 className={styles.title}>Popular practice areas</h2>
        <LinkList links={PRACTICES.map(([slug, text]) => ({ text, to: categoryPath(slug) }))} layout="narrow" />
      </nav>
    </div>
  );
}
