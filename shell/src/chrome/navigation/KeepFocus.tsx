import { useEffect } from 'react';
import { focusContent } from './focus-content.ts';

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
