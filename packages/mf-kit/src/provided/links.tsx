import type { MouseEvent } from 'react';
import type { LinkProps, NavLinkProps, NavLinkRenderProps } from 'react-router';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';

/** A link within the site, followed without loading a document. `to` is an address of this site. */
export function Link({
  to,
  onClick,
  target,
  replace,
  state,
  relative,
  reloadDocument,
  // Options for loaders and framework mode, which the site does not use.
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  prefetch: _prefetch,
  discover: _discover,
  ...rest
}: LinkProps) {
  const href = useHref(to, { relative });
  const follow = useFollow(to, { target, replace, state, relative });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...rest} href={href} target={target} onClick={reloadDocument ? onClick : handleClick} />;
}

// The server renders no click handlers, which would be most of the cost of a link.
const useFollow = typeof document === 'undefined' ? () => () => undefined : useLinkClickHandler<HTMLAnchorElement>;

/** A link that marks itself as current when the visitor is on its page or below. */
export function NavLink({
  'aria-current': ariaCurrent = 'page',
  caseSensitive = false,
  end = false,
  className,
  // The CSP forbids inline styles.
  style: _style,
  children,
  ...rest
}: NavLinkProps) {
  const fold = (path: string) => (caseSensitive ? path : path.toLowerCase());
  const here = fold(useLocation().pathname);
  const target = fold(new URL(useHref(rest.to, { relative: rest.relative }), 'http://site.invalid').pathname);
  const isActive = here === target || (!end && here.startsWith(`${target.replace(/\/$/, '')}/`) && target !== '/');
  const state: NavLinkRenderProps = { isActive, isPending: false, isTransitioning: false };
  return (
    <Link
      {...rest}
      aria-current={isActive ? ariaCurrent : undefined}
      className={typeof className === 'function' ? className(state) : className}
    >
      {typeof children === 'function' ? children(state) : children}
    </Link>
  );
}
