import { Field, Icon, SuggestInput } from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import styles from './search.module.css';

/** Takes a city more into the search; a form without JavaScript sends it beside those that are chosen. */
export function LocationBox({ location, form }: { location: string | undefined; form: string }) {
  const around = useEmptiedOn(location);
  return (
    <div ref={around} className={styles.query}>
      <Icon name="map-pin" className={styles.queryIcon} />
      <Field label="Location" hideLabel>
        <SuggestInput
          places="send"
          form={form}
          name="location"
          className={styles.queryInput}
          placeholder={location ? 'Add another city' : 'City or ZIP code'}
          autoComplete="off"
          maxLength={80}
          enterKeyHint="search"
        />
      </Field>
    </div>
  );
}

/** A text box that is emptied once its city has become a line of its own; another box in its place would not have the focus. */
function useEmptiedOn(location: string | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const input = around.current?.querySelector('input');
    if (!input?.value) return;
    input.value = '';
    // Its suggestions follow what is typed.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [location]);
  return around;
}
