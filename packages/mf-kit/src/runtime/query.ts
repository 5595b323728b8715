// The query facade: what pages and the shell use, so that the rest of the library is left out of the first load.
export {
  QueryClient,
  QueryClientProvider,
  dehydrate,
  hydrate,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export type { DehydratedState, UseQueryResult } from '@tanstack/react-query';
