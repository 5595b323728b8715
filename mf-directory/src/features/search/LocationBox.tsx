import { Field, Icon, SuggestInput } from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import styles from './search.module.css';

/** Adds a city to the search. Without JavaScript the form sends it beside the chosen ones. */
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

/** Empties the box once its city has become a line of its own. A new box would lose the focus. */
function useEmptiedOn(location: string | undefined) {
  const around = useRef<HTMLDivElement>(null);
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const input = around.current?.querySelector('input');
    if (!input?.value) return;
    input.value = '';
    // The suggestions listen to this event.
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }, [location]);
  return around;
}
