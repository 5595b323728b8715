import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router-dom';

interface MatchedRouteProps {
  /** The route's pattern, as in `mf.json`. */
  path: string;
  /** What `matchRoute` of packages/contracts found in the address, decoded. */
  params: Record<string, string>;
  children: ReactNode;
}

/**
 * What `<Routes>` renders around the one route that was matched: `useParams` and relative links below read it. The shell
 * matches by itself, on the server before anything renders, so react-router's own matching would be bytes for nothing.
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
