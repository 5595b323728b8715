import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { useRetry } from './use-retry.ts';

export interface QueryResultProps<T> {
  /** A query as react-query's `useQuery` returns it. */
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch(): unknown };
  /** The shape of what is on its way. */
  loading: ReactNode;
  /** What a failure is called. */
  failure: string;
  headingLevel?: 2 | 3;
  children(data: T): ReactNode;
}

/** A part of a page that stands on one query, in each state of it. Data stays when a later attempt fails. */
export function QueryResult<T>({ query, loading, failure, headingLevel, children }: QueryResultProps<T>) {
  const retry = useRetry(query, query.refetch);
  return (
    <>
      {query.isPending && !retry.isRetrying && loading}
      {retry.error !== null && <LoadFailed title={failure} headingLevel={headingLevel} retry={retry} />}
      {query.data !== undefined && children(query.data)}
    </>
  );
}
