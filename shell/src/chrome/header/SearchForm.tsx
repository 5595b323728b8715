import { SEARCH_PATH, searchPath } from '@lawdex/contracts';
import { Icon, SuggestInput } from '@lawdex/ui';
import { Fragment, useEffect, useId, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePrefetch } from '../navigation/prefetch.ts';
import styles from './SearchForm.module.css';

const SEARCH_DEBOUNCE_MS = 300;

const BOXES = [
  { name: 'query', label: 'Lawyers or practice areas', icon: 'search', type: 'search', autoComplete: 'off' },
  {
    name: 'location',
    label: 'Location',
    icon: 'map-pin',
    type: 'text',
    places: 'fill',
    autoComplete: 'address-level2',
  },
] as const;

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
  const id = useId();

  // A visitor who pauses after typing is about to search, so the search screen's code is loaded.
  useEffect(() => {
    if (!typed) return;
    const timer = setTimeout(() => prefetch(searchPath(typed)), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, prefetch]);

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
      {BOXES.map(({ label, icon, ...box }) => (
        <Fragment key={label}>
          <label className={styles.label} htmlFor={`${id}-${box.name}`}>
            {label}
          </label>
          <div className={styles.box}>
            <Icon name={icon} size="sm" className={styles.icon} />
            <SuggestInput
              id={`${id}-${box.name}`}
              className={styles.input}
              onChoose={onSearch}
              defaultValue={initial[box.name]}
              placeholder={label}
              enterKeyHint="search"
              maxLength={200}
              {...box}
            />
          </div>
        </Fragment>
      ))}
      <button type="submit" className={styles.submit}>
        Search
      </button>
    </form>
  );
}
