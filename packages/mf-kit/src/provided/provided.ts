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
 * The names that pages may import from the libraries that the shell hands to them. Each is part of every first load, so
 * the list holds what is used. To use one more: add it here, `npm run build && npm run size`, and deploy the shell first.
 * The build of a page that imports another name fails and says so.
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
