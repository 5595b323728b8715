import { searchPath } from '@lawdex/contracts';
import { useHead, useSite } from '@lawdex/mf-kit/runtime';
import { savedCrumbs, savedHead } from '@lawdex/seo';
import { Breadcrumbs, Container, EmptyState, LinkButton, Skeleton, useFavorites, VisuallyHidden } from '@lawdex/ui';
import { useRef } from 'react';
import { SavedFiles } from './SavedFiles.tsx';
import { SavedList } from './SavedList.tsx';
import { useRemoval } from './use-removal.ts';
import { Removed } from './Removed.tsx';
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
        {favorites === null && <SavedSkeleton />}
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

const SavedSkeleton = () => (
  <>
    <div role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
    </div>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </>
);
