import {
  ADD_BUSINESS_PATH,
  BLOG_PATH,
  COMPARE_MIN,
  COMPARE_PATH,
  comparePath,
  SAVED_PATH,
  SEARCH_PATH,
} from '@lawdex/contracts';
import { useRouteExists, useSite } from '@lawdex/mf-kit/runtime';
import { Container, Icon, useCompareIds } from '@lawdex/ui';
import clsx from 'clsx';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { focusContent } from '../navigation/focus-content.ts';
import styles from './Header.module.css';
import logo from './Logo.module.css';
import { SearchForm } from './SearchForm.tsx';

const MENU_ID = 'site-menu';

/** On small screens search and links are in a menu, which is open without scripts. LateParts.tsx hides and shows the header. */
export function Header() {
  // Stored with the visit's key, so that any navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { key, pathname } = useLocation();
  const ids = useCompareIds();
  const hasBlog = useRouteExists(BLOG_PATH);
  const hasCompare = useRouteExists(COMPARE_PATH);
  const hasSaved = useRouteExists(SAVED_PATH);

  const isOpen = openAt === key;
  // Also decided here, so that nothing flashes while such a page loads.
  const hasOwnSearch = pathname === '/' || pathname === SEARCH_PATH || pathname === BLOG_PATH;
  const setOpen = (open: boolean) => setOpenAt(open ? key : null);
  // Remounts the form after a search, because on the search screen the page stays the same.
  const leave = () => {
    setOpen(false);
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusContent();
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <Container className={styles.bar}>
        <Logo />
        <button
          ref={toggle}
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={MENU_ID}
          aria-label={isOpen ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'x' : 'menu'} size="lg" />
        </button>
        <div id={MENU_ID} className={clsx(styles.menu, isOpen && styles.open)}>
          <div className={clsx(styles.search, hasOwnSearch && styles.secondSearch)}>
            <SearchForm onSearch={leave} />
          </div>
          <nav className={styles.nav} aria-label="Main">
            {hasBlog && <MenuLink to={BLOG_PATH}>Blog</MenuLink>}
            {hasCompare && <MenuLink to={ids.length < COMPARE_MIN ? COMPARE_PATH : comparePath(ids)}>Compare</MenuLink>}
            {hasSaved && <MenuLink to={SAVED_PATH}>Saved</MenuLink>}
            <MenuLink to={ADD_BUSINESS_PATH}>List Your Firm</MenuLink>
          </nav>
        </div>
      </Container>
    </header>
  );
}

const MenuLink = ({ to, children }: { to: string; children: string }) => (
  <NavLink to={to} className={styles.link}>
    {children}
  </NavLink>
);

/** The logo, a page of a reference book, with the name. */
function Logo() {
  const { name } = useSite();
  return (
    <Link to="/" className={logo.logo} aria-label={`${name} home`}>
      <svg className={logo.mark} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
        <path className={logo.page} d="M3 2h16a2 2 0 0 1 2 2v20a2 2 0 0 1-2 2H3Z" />
        <path
          className={logo.tabs}
          d="M21 5h3a2 2 0 0 1 0 5h-3ZM21 11.5h3a2 2 0 0 1 0 5h-3ZM21 18h3a2 2 0 0 1 0 5h-3Z"
        />
        <path className={logo.lines} d="M8 8.5h8M8 13.5h8M8 18.5h5" />
      </svg>
      <span className={logo.name}>{name}</span>
    </Link>
  );
}
