import { removeFavorite, searchPath, type Favorites, type Remembered } from '@lawdex/contracts';
import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { savedCrumbs, savedHead } from '@lawdex/seo';
import {
  Breadcrumbs,
  Button,
  Container,
  EmptyState,
  favoritesNow,
  LinkButton,
  Skeleton,
  SkeletonList,
  storeFavorites,
  useFavorites,
} from '@lawdex/ui';
import { useEffect, useRef, useState } from 'react';
import type { SavedBusiness } from './saved-list.core.ts';
import { SavedFiles } from './SavedFiles.tsx';
import { SavedList } from './SavedList.tsx';
import styles from './saved.module.css';

export function SavedPage() {
  useHead(savedHead(useSite()));
  const favorites = useFavorites();
  const heading = useRef<HTMLHeadingElement>(null);
  const removal = useRemoval();
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={savedCrumbs()} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          Saved Law Firms
        </h1>
        <p className={styles.lead}>
          Your list and your notes are kept in this browser and nowhere else. To show what is listed today, this page
          asks for the firms by their ids.
        </p>
      </div>
      <div className={styles.withoutScript}>
        <EmptyState icon="info" title="Saved firms need JavaScript" action={<SearchLink />}>
          The firms that you saved are kept in your browser, and only JavaScript can read them there. Searching works
          without it.
        </EmptyState>
      </div>
      <div className={styles.scripted}>
        {removal.last && (
          <Removed
            key={removal.last.id}
            name={removal.last.name}
            failed={removal.last.failed}
            onUndo={() => {
              removal.undo();
              heading.current?.focus({ preventScroll: true });
            }}
          />
        )}
        {favorites === null && (
          <SkeletonList count={2} className={styles.stack}>
            <Skeleton shape="block" />
          </SkeletonList>
        )}
        {favorites?.ids.length === 0 && (
          <EmptyState icon="heart" title="No saved firms yet" action={<SearchLink />}>
            Choose Save on a firm’s page, and the firm stands here, with room for a note of yours.
          </EmptyState>
        )}
        {favorites && favorites.ids.length > 0 && <SavedList favorites={favorites} onRemove={removal.remove} />}
        {favorites && <SavedFiles favorites={favorites} />}
      </div>
    </Container>
  );
}

const SearchLink = () => <LinkButton to={searchPath()}>Search law firms</LinkButton>;

interface LastRemoved {
  id: string;
  name: string;
  /** Index in the list before the removal. */
  place: number;
  remembered: Remembered;
  /** The browser refused to store the change. */
  failed: boolean;
}

/** Removes saved businesses, and restores the last one removed. */
function useRemoval() {
  const [last, setLast] = useState<LastRemoved | null>(null);
  return {
    last,
    remove({ id, name }: SavedBusiness) {
      const now = favoritesNow();
      const failed = !storeFavorites(removeFavorite(now, id));
      setLast({ id, name, place: now.ids.indexOf(id), remembered: now.remembered[id] ?? {}, failed });
    },
    undo() {
      if (last && storeFavorites(restoreFavorite(favoritesNow(), last))) setLast(null);
    },
  };
}

/** Puts a removed business back. One that was saved again meanwhile stays as it is. */
function restoreFavorite(favorites: Favorites, { id, place, remembered }: LastRemoved): Favorites {
  if (favorites.ids.includes(id)) return favorites;
  return {
    ids: [...favorites.ids.slice(0, place), id, ...favorites.ids.slice(place)],
    remembered: { ...favorites.remembered, [id]: remembered },
  };
}

/** Takes over the focus of the Remove button, which has disappeared with the business. */
function Removed({ name, failed, onUndo }: { name: string; failed: boolean; onUndo(): void }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} className={styles.notice} role="status" tabIndex={-1}>
      <p>
        {failed
          ? `${name} could not be removed: your browser does not let this site store changes.`
          : `${name} has been removed from your favorites.`}
      </p>
      {!failed && (
        <Button variant="secondary" size="sm" onClick={onUndo}>
          Undo
        </Button>
      )}
    </div>
  );
}
