import { readPage } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { categoriesQuery } from '../../lib/queries.ts';
import { findCategory } from './category-parameter.core.ts';
import { readSearchState, searchUrl, toApiParams } from './search-state.core.ts';
import type { SearchState } from './search-state.core.ts';
import { searchQuery } from './search.queries.ts';

/** The search of the URL, its results, and how to change it. */
export function useSearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const location = useLocation();
  const categories = useQuery(categoriesQuery);
  const page = readPage(params);
  const named = params.get('category');
  const read = readSearchState(params);
  const needsCategory = named !== null && read.categoryId === undefined;
  const category = needsCategory ? findCategory(categories.data ?? [], named) : undefined;
  const state: SearchState = category ? { ...read, categoryId: category.id } : read;
  const isReady = page !== null && !(needsCategory && categories.isPending);
  const request = toApiParams(state, page ?? 1);
  const results = useQuery({ ...searchQuery(request), enabled: isReady });

  // Canonicalizes the address without a new history entry: ids replace names, and unknown parameters are dropped.
  const tidy = searchUrl(state, page ?? 1);
  const isTidy = `${location.pathname}${location.search}` === tidy;
  useEffect(() => {
    if (isReady && !isTidy) void navigate(tidy, { replace: true });
  }, [isReady, isTidy, tidy, navigate]);

  return {
    state,
    page,
    request,
    results,
    isReady,
    categories: categories.data ?? [],
    /** Changes the search, and goes to page 1. */
    update(change: Partial<SearchState>) {
      // A position may arrive late, so the change is applied to the address of that moment.
      const now = new URLSearchParams(window.location.search);
      const current = now.has('category') ? state : readSearchState(now);
      void navigate(searchUrl({ ...current, ...change }), { replace: true });
    },
  };
}
