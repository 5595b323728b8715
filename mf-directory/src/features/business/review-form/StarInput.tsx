import { FieldError, Icon } from '@lawdex/ui';
import { useId, useState } from 'react';
import styles from './star-input.module.css';

const WORDS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

export interface StarInputProps {
  name: string;
  /** '1' to '5', or empty. */
  defaultValue: string;
  error?: string;
  /** Id of the first star. */
  id?: string;
}

/** Five radio buttons drawn as stars, so that arrow keys and forms without JavaScript work. CSS alone lights the stars. */
export function StarInput({ name, defaultValue, error, id }: StarInputProps) {
  const [chosen, setChosen] = useState(defaultValue);
  const [pointed, setPointed] = useState('');
  const errorId = useId();
  const shown = Number(pointed || chosen);
  return (
    <fieldset className={styles.field} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.legend}>Rating</legend>
      <span className={styles.words} aria-hidden="true">
        {shown > 0 ? WORDS[shown - 1] : ''}
      </span>
      <div className={styles.stars} onPointerLeave={() => setPointed('')}>
        {WORDS.map((label, index) => {
          const value = String(index + 1);
          return (
            <label key={value} className={styles.star} onPointerEnter={() => setPointed(value)}>
              <input
                type="radio"
                id={index === 0 ? id : undefined}
                className={styles.input}
                name={name}
                value={value}
                defaultChecked={defaultValue === value}
                onChange={() => setChosen(value)}
                aria-label={label}
                aria-invalid={error ? true : undefined}
              />
              <Icon name="star-filled" className={styles.icon} />
            </label>
          );
        })}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
