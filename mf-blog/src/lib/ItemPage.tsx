import type { Site } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import type { Head } from '@lawdex/seo';
import { Container, PageScreen, usePageHead } from '@lawdex/ui';
import type { PageScreenProps, PageState } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { postsOfQuery } from './blog.queries.ts';
import type { ItemKind } from './blog.queries.ts';
import styles from './list-page.module.css';
import { listedState } from './listed-state.ts';
import type { Listed } from './listed-state.ts';
import { notFound } from './missing.ts';
import { PostGridSkeleton } from './PostGrid.tsx';

const NAMES = { category: 'Category', tag: 'Tag', author: 'Author' } as const;

/** The item of the list that the page's address names by its slug, and its posts. */
export function useItem<T extends { id: string; slug: string }>(all: Listed<T>, kind: ItemKind) {
  const { slug = '' } = useParams();
  const state = listedState(all, slug, notFound(NAMES[kind]));
  const id = state.kind === 'shown' ? state.shown.id : '';
  return { state, posts: useQuery({ ...postsOfQuery(kind, id), enabled: id !== '' }) };
}

export function useItemHead<T>(state: PageState<T>, headOf: (item: T, site: Site) => Head): void {
  const site = useSite();
  usePageHead(state, { shown: (item) => headOf(item, site), failedTitle: `${site.name} Blog` });
}

export interface ItemScreenProps<T> extends Pick<PageScreenProps<T>, 'state' | 'onRetry'> {
  children(item: T): ReactNode;
}

/** A page about a category, a tag or an author, in each of its states. */
export const ItemScreen = <T,>({ state, onRetry, children }: ItemScreenProps<T>) => (
  <PageScreen
    state={state}
    failure="Failed to fetch posts"
    onRetry={onRetry}
    loading={
      <Container className={styles.page}>
        <PostGridSkeleton />
      </Container>
    }
  >
    {(item) => <Container className={styles.page}>{children(item)}</Container>}
  </PageScreen>
);
