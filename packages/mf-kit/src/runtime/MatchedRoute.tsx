import { useMemo, type ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

interface MatchedRouteProps {
  /** The route's pattern, as in `mf.json`. */
  path: string;
  /** Decoded parameters of the address, from `matchRoute` of packages/contracts. */
  params: Record<string, string>;
  children: ReactNode;
}

/**
 * Provides the matched route to `useParams` and relative links, as `<Routes>` would. The shell matches routes itself, so react-router's
 * matching is not needed.
 */
export function MatchedRoute({ path, params, children }: MatchedRouteProps) {
  const { pathname } = useLocation();
  const context = useMemo(
    () => ({
      outlet: null,
      matches: [{ params, pathname, pathnameBase: pathname, route: { id: path, path } }],
      isDataRoute: false,
    }),
    [path, params, pathname],
  );
  return <RouteContext value={context}>{children}</RouteContext>;
}
