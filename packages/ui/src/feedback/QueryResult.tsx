import type { ReactNode } from 'react';
import { LoadFailed } from './LoadFailed.tsx';
import { useRetry } from './use-retry.ts';

export interface QueryResultProps<T> {
  /** The result of react-query's `useQuery`. */
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch(): unknown };
  /** The placeholder while it loads. */
  loading: ReactNode;
  /** The heading of a failure. */
  failure: string;
  headingLevel?: 2 | 3;
  children(data: T): ReactNode;
}

/** Shows a query in each of its states. Data stays when a later attempt fails. */
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
