import { SEARCH_PATH, searchPath } from '@lawdex/contracts';
import { Icon, SuggestInput } from '@lawdex/ui';
import clsx from 'clsx';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../navigation/prefetch.ts';
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

/** On the search screen it contains the current search. */
export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(pathname === SEARCH_PATH ? search : '');
  const words = { query: parameters.get('query') ?? '', location: parameters.get('location') ?? '' };
  return <Form key={`${words.query}\n${words.location}`} initial={words} onSearch={onSearch} />;
}

// The inputs are uncontrolled, so that text typed before hydration stays and a plain GET form sends it.
function Form({ initial, onSearch }: { initial: SearchWords; onSearch?: () => void }) {
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const [typed, setTyped] = useState<SearchWords | null>(null);
  const settled = useDebouncedValue(typed, SEARCH_DEBOUNCE_MS);
  const id = useId();

  // A visitor who pauses after typing is about to search, so the search screen's code is loaded.
  useEffect(() => {
    if (settled) prefetch(searchPath(settled));
  }, [settled, prefetch]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Read from the form, because pressing Enter includes the last 300 ms of typing.
    void navigate(searchPath(wordsOf(event.currentTarget)));
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
      onInput={(event) => setTyped(wordsOf(event.currentTarget))}
    >
      <label className={styles.label} htmlFor={`${id}-query`}>
        Lawyers or practice areas
      </label>
      <div className={styles.box}>
        <Icon name="search" size="sm" className={styles.icon} />
        <SuggestInput
          id={`${id}-query`}
          className={styles.input}
          type="search"
          onChoose={onSearch}
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
        <SuggestInput
          id={`${id}-location`}
          className={styles.input}
          places="fill"
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

/** The value after it has not changed for the delay. The first value counts at once. */
function useDebouncedValue<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
