import { categoryPath, PRACTICE_NAMES, SEARCH_PATH } from '@lawdex/contracts';
import { Link } from 'react-router-dom';
import { Button } from '../actions/Button.tsx';
import { Input } from '../forms/controls.tsx';

/** Helps a visitor of an empty page on: a search form, which needs no script, and the largest practice areas. */
export default function WaysOnBlock({ styles }: { styles: Record<string, string> }) {
  return (
    <div className={styles.ways}>
      <form action={SEARCH_PATH} role="search" data-own-search aria-label="Find a lawyer" className={styles.search}>
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
        <ul className={styles.practices}>
          {Object.entries(PRACTICE_NAMES).map(([slug, text]) => (
            <li key={slug}>
              <Link to={categoryPath(slug)}>{text}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
