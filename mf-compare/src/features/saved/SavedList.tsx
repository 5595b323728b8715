import { COMPARE_MAX, COMPARE_MIN, COMPARE_PATH, comparePath, countOf, withRemembered } from '@lawdex/contracts';
import type { BusinessSummary, Favorites } from '@lawdex/contracts';
import { api, useRouteExists } from '@lawdex/mf-kit/runtime';
import { Button, favoritesNow, Field, LinkButton, Select, storeFavorites, useRetry, type Retry } from '@lawdex/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { SAVED_SORTS, savedBusinesses, type Found, type SavedBusiness, type SavedSort } from './saved-list.core.ts';
import { SavedBusinessCard } from './SavedBusinessCard.tsx';
import styles from './saved.module.css';

/** Most ids that the service answers at once. */
const BATCH = 50;

export function SavedList({ favorites, onRemove }: { favorites: Favorites; onRemove(saved: SavedBusiness): void }) {
  const [sort, setSort] = useState<SavedSort>('saved');
  const [picked, setPicked] = useState<readonly string[]>([]);
  const { found, retry } = useSavedDetails(favorites.ids);
  const businesses = savedBusinesses(favorites, found, sort);
  const chosen = picked.filter((id) => businesses.some((saved) => saved.id === id && saved.business));
  const choose = (id: string, isChosen: boolean) =>
    setPicked(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <section className={styles.stack} aria-labelledby="saved-heading">
      <div className={styles.toolbar}>
        <h2 id="saved-heading" className={styles.count}>
          {countOf(businesses.length, 'saved firm')}
        </h2>
        <Field label="Sort by" className={styles.sort}>
          <Select value={sort} onChange={({ target }) => setSort(readSort(target.value))}>
            {SAVED_SORTS.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {retry.error !== null && (
        <div className={styles.notice} role="alert">
          <p>
            <span>{retry.hasFailedAgain && 'That did not work yet. '}</span>
            What is listed of these firms today could not be loaded. Your list and your notes are all here.
          </p>
          <Button variant="secondary" size="sm" onClick={retry.ask}>
            {retry.isRetrying ? 'Trying Again…' : 'Try Again'}
          </Button>
        </div>
      )}
      <ul className={styles.businesses}>
        {businesses.map((saved) => (
          <SavedBusinessCard
            key={saved.id}
            saved={saved}
            failed={retry.error !== null}
            isChosen={chosen.includes(saved.id)}
            isFull={chosen.length >= COMPARE_MAX}
            onChoose={(isChosen) => choose(saved.id, isChosen)}
            onRemove={() => onRemove(saved)}
          />
        ))}
      </ul>
      <CompareChosen ids={chosen} />
    </section>
  );
}

const readSort = (value: string): SavedSort => SAVED_SORTS.find(([sort]) => sort === value)?.[0] ?? 'saved';

function CompareChosen({ ids }: { ids: readonly string[] }) {
  const isServed = useRouteExists(COMPARE_PATH);
  if (!isServed || ids.length === 0) return null;
  return (
    <div className={styles.compare}>
      <p role="status">
        {ids.length < COMPARE_MIN
          ? `1 firm chosen. Choose one to three more to compare.`
          : `${ids.length} firms chosen${ids.length === COMPARE_MAX ? ', as many as stand side by side' : ''}.`}
      </p>
      {ids.length >= COMPARE_MIN && <LinkButton to={comparePath(ids)}>Compare {ids.length} Businesses</LinkButton>}
    </div>
  );
}

/** The current listings of the saved businesses; undefined while they are unknown. */
function useSavedDetails(ids: readonly string[]): { found: Found | undefined; retry: Retry } {
  const asked = useEverSaved(ids);
  const query = useQuery({
    queryKey: ['businesses', 'saved', asked],
    queryFn: async ({ signal }): Promise<Found> => {
      const businesses: BusinessSummary[] = [];
      // One batch after the other, so that a long list does not crowd out other visitors.
      for (let start = 0; start < asked.length; start += BATCH) {
        const batch = asked.slice(start, start + BATCH);
        businesses.push(...(await api.get('/api/businesses/by-ids', { query: { ids: batch.join(',') }, signal })));
      }
      return { asked, businesses };
    },
    enabled: asked.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = query.data;
  useEffect(() => {
    if (found) rememberNames(found);
  }, [found]);
  return { found, retry: useRetry({ error: query.error, isPending: query.isPending }, query.refetch) };
}

/** Keeps the ids of removed businesses, so that neither a removal nor its undoing needs a request. */
function useEverSaved(ids: readonly string[]): readonly string[] {
  const [known, setKnown] = useState(ids);
  const news = ids.filter((id) => !known.includes(id));
  if (news.length === 0) return known;
  const all = [...known, ...news];
  setKnown(all);
  return all;
}

/** Stores the names, so that a business can still be named when it is no longer listed. */
function rememberNames({ businesses }: Found): void {
  const before = favoritesNow();
  const renamed = businesses.filter(
    ({ id, name }) => before.ids.includes(id) && before.remembered[id]?.name !== name.slice(0, 300),
  );
  if (renamed.length === 0) return;
  storeFavorites(renamed.reduce((favorites, { id, name }) => withRemembered(favorites, id, { name }), before));
}
