import { NOTE_MAX, withRemembered } from '@lawdex/contracts';
import { favoritesNow, Field, storeFavorites, Textarea } from '@lawdex/ui';
import { useState } from 'react';
import styles from './saved.module.css';

interface NoteFieldProps {
  id: string;
  name: string;
  /** The stored note. */
  note: string;
}

/** Stores the note as it is typed. When the browser refuses, the text stays in the field and the visitor is told. */
export function NoteField({ id, name, note }: NoteFieldProps) {
  const [draft, setDraft] = useState(note);
  const [stored, setStored] = useState(note);
  const [isRefused, setRefused] = useState(false);
  if (note !== stored) {
    // Another tab has changed the note.
    setStored(note);
    setDraft(note);
  }
  const write = (text: string) => {
    setDraft(text);
    setRefused(!storeFavorites(withRemembered(favoritesNow(), id, { note: text })));
  };
  return (
    <Field
      label="Your note"
      className={styles.note}
      error={isRefused ? 'Your browser does not keep this note. Copy it before you leave.' : undefined}
    >
      <Textarea
        rows={2}
        value={draft}
        maxLength={NOTE_MAX}
        aria-label={`Your note about ${name}`}
        onChange={({ target }) => write(target.value)}
      />
    </Field>
  );
}
