import type { Favorites } from '@lawdex/contracts';
import { serverNow } from '@lawdex/mf-kit/runtime';
import { Button, favoritesNow, storeFavorites, VisuallyHidden } from '@lawdex/ui';
import { useRef, useState } from 'react';
import { FILE_ERRORS, FILE_MAX, fileOf, mergeFile, readFile, saidOfMerge } from './saved-file.core.ts';
import styles from './saved.module.css';

interface Told {
  failed: boolean;
  text: string;
}

const failure = (kind: keyof typeof FILE_ERRORS): Told => ({ failed: true, text: FILE_ERRORS[kind] });

/** Exports the list to a file and imports such files, so that the list can move to another browser. */
export function SavedFiles({ favorites }: { favorites: Favorites }) {
  const input = useRef<HTMLInputElement>(null);
  const [told, setTold] = useState<Told | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    setTold(await importFile(file));
    // Emptied, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };
  return (
    <section className={styles.files} aria-labelledby="files-heading">
      <h2 id="files-heading" className={styles.filesTitle}>
        Take your list with you
      </h2>
      <p className={styles.quiet}>
        Export writes your saved firms and notes to a file. Import adds such a file to what is saved here, and removes
        nothing.
      </p>
      <div className={styles.toolbar}>
        {favorites.ids.length > 0 && (
          <Button variant="secondary" size="sm" onClick={() => download(fileOf(favorites))}>
            Export
          </Button>
        )}
        <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
          Import
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          aria-label="File of saved firms"
          hidden
          onChange={({ target }) => void take(target.files?.[0])}
        />
      </div>
      <div role="status">
        {told && (
          <p className={told.failed ? styles.failed : undefined}>
            <VisuallyHidden>{told.failed ? 'Error: ' : ''}</VisuallyHidden>
            {told.text}
          </p>
        )}
      </div>
    </section>
  );
}

async function importFile(file: File): Promise<Told> {
  if (file.size > FILE_MAX) return failure('too-big');
  const text = await file.text().catch(() => null);
  if (text === null) return failure('unreadable');
  const read = readFile(text);
  if (read.kind !== 'read') return failure(read.kind);
  const merged = mergeFile(favoritesNow(), read.businesses, read.beyond);
  if (!storeFavorites(merged.favorites)) return failure('refused');
  return { failed: false, text: saidOfMerge(merged, read.skipped) };
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `saved-law-firms-${new Date(serverNow()).toISOString().slice(0, 10)}.json`;
  link.click();
  // Later, because some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
