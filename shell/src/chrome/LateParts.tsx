import { loadWaysOn } from '@lawdex/ui';
import { useEffect } from 'react';
import { focusContent } from './navigation/focus-content.ts';
import { Tooltips } from './tooltips/Tooltips.tsx';

// Loaded now, so that it is there when the connection is gone.
loadWaysOn().catch(() => undefined);

/** Parts that are not needed before the visitor does something. */
export const LateParts = () => (
  <>
    <Tooltips />
    <FollowScroll />
    <DockRoom />
    <KeepFocus />
  </>
);

/** Measures the dock, so that browsers scroll focused elements above it. A menu leaves the same room. */
function DockRoom() {
  useEffect(() => {
    const dock = document.getElementById('dock');
    if (!dock) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--dock', `${dock.offsetHeight}px`));
    watch.observe(dock);
    return () => {
      watch.disconnect();
      style.removeProperty('--dock');
    };
  }, []);
  return null;
}

/** Tells the header's styles by attributes whether it is hidden and whether the page's own search is out of view. */
function FollowScroll() {
  useEffect(() => {
    const root = document.documentElement;
    const main = document.getElementById('main');
    const header = main?.previousElementSibling;
    if (!header) return;
    let from = window.scrollY;
    const look = () => {
      const to = window.scrollY;
      const isAway = putsAway({ from, to, isPast: main.getBoundingClientRect().top < 0 });
      if (isAway !== null) {
        root.toggleAttribute('data-header-away', isAway);
        from = to;
      }
      const own = main.querySelector('[data-own-search]')?.getBoundingClientRect();
      const covered = Math.max(0, header.getBoundingClientRect().bottom);
      root.toggleAttribute('data-own-search-gone', own !== undefined && own.bottom <= covered);
    };
    // The search also moves when the page changes or grows.
    const grown = new ResizeObserver(look);
    grown.observe(main);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return null;
}

interface Scroll {
  /** Old and new scroll position in pixels. */
  from: number;
  to: number;
  /** Whether the top of the page, where the header belongs, is out of view. */
  isPast: boolean;
}

/** Pixels; smaller movements are ignored. */
const STEP = 8;

/** Whether to hide the header: when reading on, not when going back. Null means no change. */
export function putsAway({ from, to, isPast }: Scroll): boolean | null {
  if (!isPast) return false;
  return Math.abs(to - from) < STEP ? null : to > from;
}

/** Milliseconds in which the page may move the focus itself. */
const GRACE_MS = 100;
const PLACES = 'section, article, form, nav, aside, dialog, footer, [role=region]';
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'hidden', 'disabled'] };

const isSeen = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** Focusable ancestors, the innermost first. Taken in time, because removed elements have no parents. */
function placesAround(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element.closest<HTMLElement>(PLACES); at; at = at.parentElement?.closest<HTMLElement>(PLACES) ?? null)
    places.push(at);
  return places;
}

/** Moves the focus to the surroundings when the pressed element disappears; on the body a keyboard would begin at the top. */
export function KeepFocus() {
  useEffect(() => {
    let focused: HTMLElement | null = null;
    let around: HTMLElement[] = [];
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const note = () => {
      const { activeElement, body } = document;
      focused = activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
      around = focused ? placesAround(focused) : [];
    };
    const keep = () => {
      waiting = undefined;
      const { activeElement, body } = document;
      if (!focused || (activeElement && activeElement !== body && isSeen(activeElement))) return;
      // A disabled button gets the focus back once it is enabled.
      if (isSeen(focused)) return focused.matches(':disabled') || focused.focus({ preventScroll: true });
      const place = around.find((one) => isSeen(one) && !one.closest('#dock'));
      if (!place) return focusContent();
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };

    // Clicking beside everything removes the focus on purpose.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    for (const name of ['focusin', 'click', 'keydown']) document.addEventListener(name, note, options);
    document.addEventListener('pointerdown', () => (focused = null), options);
    const changes = new MutationObserver(() => (waiting ??= setTimeout(keep, GRACE_MS)));
    changes.observe(document.body, CHANGES);
    note();
    return () => {
      listening.abort();
      changes.disconnect();
      clearTimeout(waiting);
    };
  }, []);
  return null;
}
