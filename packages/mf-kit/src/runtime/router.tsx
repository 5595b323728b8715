// The router facade: wouter's view of the browser's history, under the names that pages know. react-router is the better
// known library, but costs 13 KB (gzip) of the first load for what pages use of it; this costs 1 (docs/adr/0052).
import { createContext, useCallback, useContext, useMemo } from 'react';
import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react';
import {
  navigate as goTo,
  useLocationProperty,
  usePathname as useBrowserPathname,
  useSearch as useBrowserSearch,
} from 'wouter/use-browser-location';

export interface Location {
  /** As it stands in the address: not decoded. */
  pathname: string;
  /** Empty, or from `?` on. */
  search: string;
  /** Empty, or from `#` on; always empty on the server. */
  hash: string;
}

export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean;
}

const StaticLocation = createContext<Location | null>(null);
const Params = createContext<Readonly<Record<string, string>>>({});

/** The parameters of the route that was matched, decoded. */
export const ParamsProvider = Params.Provider;
export const useParams = (): Readonly<Record<string, string | undefined>> => useContext(Params);

/** One fixed address: what the server renders in, where there is no history. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  const { pathname, search } = new URL(location, 'http://static.invalid');
  return <StaticLocation value={{ pathname, search, hash: '' }}>{children}</StaticLocation>;
}

const currentHash = () => window.location.hash;

export function useLocation(): Location {
  const fixed = useContext(StaticLocation);
  const pathname = useBrowserPathname(fixed ? { ssrPath: fixed.pathname } : undefined);
  const search = useBrowserSearch(fixed ? { ssrSearch: fixed.search } : undefined);
  const hash = useLocationProperty(currentHash, () => '');
  return useMemo(() => fixed ?? { pathname, search, hash }, [fixed, pathname, search, hash]);
}

export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation();
  return useMemo(() => [new URLSearchParams(search)], [search]);
}

let lastNavigation: NavigationType = 'POP';
if (typeof window !== 'undefined') window.addEventListener('popstate', () => (lastNavigation = 'POP'));

/** How the visitor came to the current address: through a link, or back and forth in the history. */
export const useNavigationType = (): NavigationType => {
  useLocation();
  return lastNavigation;
};

function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  lastNavigation = replace ? 'REPLACE' : 'PUSH';
  goTo(to, { replace });
}

export const useNavigate = (): typeof navigate => navigate;

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path on this site, with its query and fragment. */
  to: string;
  replace?: boolean;
}

/** A link within the site, followed without loading a document. */
export function Link({ to, replace = false, onClick, target, ...rest }: LinkProps) {
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event);
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || !isPlain || (target && target !== '_self')) return;
      event.preventDefault();
      navigate(to, { replace });
    },
    [onClick, target, to, replace],
  );
  return <a {...rest} href={to} target={target} onClick={follow} />;
}

/** A link that says when the visitor is there, or below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || pathname.startsWith(`${props.to}/`);
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}
