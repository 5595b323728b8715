import {
  QueryClient,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import {
  Link,
  NavLink,
  useHref,
  useLinkClickHandler,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';

/**
 * The names that the shell provides to pages, all part of every first load. To use another one, add it here, check `npm run size` and
 * deploy the shell first; the build refuses other imports.
 */
export const PROVIDED = {
  'react-router-dom': {
    Link,
    NavLink,
    useHref,
    useLinkClickHandler,
    useLocation,
    useNavigate,
    useNavigationType,
    useParams,
    useSearchParams,
  },
  '@tanstack/react-query': {
    QueryClient,
    keepPreviousData,
    queryOptions,
    useMutation,
    useQuery,
    useQueryClient,
  },
};
