import { SEARCH_PATH } from '@lawdex/contracts';
import { Button, Field, Icon, SuggestInput } from '@lawdex/ui';
import { useEffect, useRef, type ComponentProps, type FormEvent } from 'react';
import styles from './list-head.module.css';

export interface SearchBarProps {
  /** The box of the words, with its text. */
  what: Pick<ComponentProps<typeof SuggestInput>, 'value' | 'defaultValue' | 'onChange'>;
  /** The place of the list. A place that is typed replaces it. */
  where?: string | undefined;
  /** A place that the words name. It stands behind what is typed, because other words may name another one. */
  understood?: string | undefined;
  onSearch(words: { query: string; location: string }): void;
}

/** The words and the place of a search's form. */
export function typedIn(form: HTMLFormElement): { query: string; location: string } {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return { query: text('query'), location: text('location') };
}

const WHAT = 'Lawyers or practice areas';

/** What and where, in one bar that every list of businesses has. */
export function SearchBar({ what, where = '', understood = 'City or ZIP code', onSearch }: SearchBarProps) {
  const form = usePlaceOf(where);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typedIn(event.currentTarget));
  };
  return (
    <form
      ref={form}
      action={SEARCH_PATH}
      method="get"
      role="search"
      data-own-search
      aria-label="Find a lawyer"
      className={styles.bar}
      onSubmit={submit}
    >
      <Box type="search" name="query" label={WHAT} placeholder={WHAT} icon="search" {...what} />
      <Box
        id="where"
        places="send"
        name="location"
        label="Location"
        placeholder={understood}
        icon="map-pin"
        defaultValue={where}
      />
      <Button type="submit" className={styles.go} aria-label="Search">
        <Icon name="search" />
      </Button>
    </form>
  );
}

interface BoxProps extends ComponentProps<typeof SuggestInput> {
  label: string;
  icon: 'search' | 'map-pin';
}

const Box = ({ id, label, icon, ...input }: BoxProps) => (
  <Field id={id} label={label} hideLabel className={styles.box}>
    <Icon name={icon} size="sm" />
    <SuggestInput className={styles.input} autoComplete="off" enterKeyHint="search" maxLength={200} {...input} />
  </Field>
);

/** Shows the place of the address once that changes. A new box would lose the focus. */
function usePlaceOf(where: string) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(where);
  useEffect(() => {
    const input = form.current?.querySelector<HTMLInputElement>('[name="location"]');
    if (shown.current === where || !input) return;
    shown.current = where;
    input.value = where;
    // The suggestions listen to this event.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [where]);
  return form;
}
