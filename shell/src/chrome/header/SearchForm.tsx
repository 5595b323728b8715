import { SEARCH_PATH, searchPath } from '@lawdex/contracts';
import { Icon } from '@lawdex/ui';
import clsx from 'clsx';
import { type FormEvent, useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDebounced } from './debounced.ts';
import styles from './SearchForm.module.css';

const SEARCH_DEBOUNCE_MS = 300;

interface SearchWords {
  query: string;
  location: string;
}

function wordsOf(form: HTMLFormElement): SearchWords {
  const data = new FormData(form);
  return { query: String(data.get('query') ?? ''), location: String(data.get('location') ?? '') };
}

/** On the search screen it shows what is searched for. */
export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(pathname === SEARCH_PATH ? search : '');
  const words = { query: parameters.get('query') ?? '', location: parameters.get('location') ?? '' };
  return <Form key={`${words.query}\n${words.location}`} initial={words} onSearch={onSearch} />;
}

// The inputs keep their own text: what is typed before the page's code has come stays, and a plain GET form sends it.
function Form({ initial, onSearch }: { initial: SearchWords; onSearch?: () => void }) {
  const navigate = useNavigate();
  const wanted = useDebounced(initial, SEARCH_DEBOUNCE_MS);
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Somebody who types and presses Enter means all of it, the last 300 ms too.
    wanted.offer(wordsOf(event.currentTarget));
    void navigate(searchPath(wanted.settle()));
    onSearch?.();
  };

  return (
    <form
      className={styles.form}
      role="search"
      aria-label="The whole directory"
      action={SEARCH_PATH}
      method="get"
      onSubmit={submit}
      onInput={(event) => wanted.offer(wordsOf(event.currentTarget))}
    >
      <label className={styles.label} htmlFor={`${id}-query`}>
        Lawyers or practice areas
      </label>
      <div className={styles.box}>
        <Icon name="search" size="sm" className={styles.icon} />
        <input
          id={`${id}-query`}
          className={styles.input}
          type="search"
          name="query"
          defaultValue={initial.query}
          placeholder="Lawyers or practice areas"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
        />
      </div>
      <label className={styles.label} htmlFor={`${id}-location`}>
        Location
      </label>
      <div className={clsx(styles.box, styles.second)}>
        <Icon name="map-pin" size="sm" className={styles.icon} />
        <input
          id={`${id}-location`}
          className={styles.input}
          type="text"
          name="location"
          defaultValue={initial.location}
          placeholder="Location"
          autoComplete="address-level2"
          enterKeyHint="search"
          maxLength={200}
        />
      </div>
      <button type="submit" className={styles.submit}>
        Search
      </button>
    </form>
  );
}
