import { ADD_BUSINESS_PATH, BLOG_PATH, COMPARE_PATH, SAVED_PATH, SEARCH_PATH } from '@lawdex/contracts';
import { useRouteExists } from '@lawdex/mf-kit/runtime';
import { Icon } from '@lawdex/ui';
import clsx from 'clsx';
import { type KeyboardEvent, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SearchForm } from './SearchForm.tsx';

const MENU_ID = 'site-menu';

/** On small screens search and links stand in a menu; without scripts the menu is open. */
export function Header() {
  // Remembered with the address, so that going elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const hasBlog = useRouteExists(BLOG_PATH);
  const hasCompare = useRouteExists(COMPARE_PATH);
  const hasSaved = useRouteExists(SAVED_PATH);

  const isOpen = openAt === pathname;
  // Two boxes that ask the same are one too many.
  const hasOwnSearch = pathname === '/' || pathname === SEARCH_PATH;
  const setOpen = (open: boolean) => setOpenAt(open ? pathname : null);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    toggle.current?.focus();
  };

  return (
    <header className={styles.header} onKeyDown={closeOnEscape}>
      <div className={styles.bar}>
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
          <div className={clsx(styles.search, hasOwnSearch && styles.double)}>
            <SearchForm onSearch={() => setOpen(false)} />
          </div>
          <nav className={styles.nav} aria-label="Main">
            {hasBlog && <MenuLink to={BLOG_PATH}>Blog</MenuLink>}
            {hasCompare && <MenuLink to={COMPARE_PATH}>Compare</MenuLink>}
            {hasSaved && <MenuLink to={SAVED_PATH}>Saved</MenuLink>}
            <MenuLink to={ADD_BUSINESS_PATH}>List Your Firm</MenuLink>
          </nav>
        </div>
      </div>
    </header>
  );
}

const MenuLink = ({ to, children }: { to: string; children: string }) => (
  <NavLink to={to} className={styles.link}>
    {children}
  </NavLink>
);
