import { readPage } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { practiceAreasQuery, practiceIdsQuery } from '../../lib/queries.ts';
import { findCategory, practiceOf, readSearchState, searchUrl, toApiParams } from './search-state.core.ts';
import type { SearchState } from './search-state.core.ts';
import { searchQuery } from './search.queries.ts';

/** The search of the URL, its results, and how to change it. */
export function useSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const areas = useQuery(practiceAreasQuery);
  const page = readPage(params);
  const read = readSearchState(params);
  const named = read.categoryId === undefined ? params.get('category') : null;
  const ids = useQuery({ ...practiceIdsQuery, enabled: Boolean(named ?? read.categoryId) });
  const state: SearchState = named
    ? { ...read, categoryId: ids.data?.[findCategory(areas.data ?? [], named)?.slug ?? ''] }
    : read;
  const isReady = page !== null && !(named && (areas.isPending || ids.isPending));
  const request = toApiParams(state, page ?? 1);
  const results = useQuery({ ...searchQuery(request), enabled: isReady });

  // Canonicalizes the address without a new history entry: ids replace names, and unknown parameters are dropped.
  const tidy = searchUrl(state, page ?? 1);
  const isTidy = `${location.pathname}${location.search}` === tidy;
  useEffect(() => {
    if (isReady && !isTidy) void navigate(tidy, { replace: true });
  }, [isReady, isTidy, tidy, navigate]);

  const isPrivate = results.data?.understood.danger !== undefined;
  useEffect(() => {
    if (results.data && !results.isPlaceholderData) window.settleSearch?.(state.query ?? '', isPrivate);
  }, [results.data, results.isPlaceholderData, state.query, isPrivate]);

  return {
    state,
    page,
    request,
    results,
    isReady,
    /** Somebody may be in danger: their words stand in the box that they typed them into, and nowhere else. */
    isPrivate,
    practices: areas.data ?? [],
    practiceIds: ids.data,
    /** The chosen one; null when its id is nobody's, undefined when none is chosen or while it is looked up. */
    practice: practiceOf(state.categoryId, areas.data ?? [], ids.data),
    /** Changes the search, and goes to page 1. */
    update(change: Partial<SearchState>) {
      // A position may arrive late, so the change is applied to the address of that moment.
      const now = new URLSearchParams(window.location.search);
      const current = now.has('category') ? state : readSearchState(now);
      void navigate(searchUrl({ ...current, ...change }), { replace: true });
    },
    /** Narrows the search to a practice area, or to none with an empty slug, and goes to page 1. */
    choosePractice(slug: string) {
      const now = new URLSearchParams(window.location.search);
      for (const name of ['categoryId', 'page']) now.delete(name);
      now.set('category', slug);
      void navigate(`?${now}`, { replace: true });
    },
  };
}
