import { useEffect } from 'react';
import { focusContent } from './focus-content.ts';

/** Time for the page to say itself where the focus goes. */
const GRACE_MS = 100;
const PLACES = 'section, article, form, nav, aside, dialog, footer, [role=region]';
const CHANGES = { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'hidden', 'disabled'] };

const isSeen = (element: Element): boolean => element.isConnected && element.getClientRects().length > 0;

/** From the inside out; taken while the element is there, because what is removed has no parents. */
function placesAround(element: Element): HTMLElement[] {
  const places: HTMLElement[] = [];
  for (let at = element.closest<HTMLElement>(PLACES); at; at = at.parentElement?.closest<HTMLElement>(PLACES) ?? null)
    places.push(at);
  return places;
}

/**
 * What is pressed often goes with what it did: a notice, a field, an entry of a list. The focus goes to what stands around it then.
 * On the body a screen reader would say nothing, and a keyboard would begin at the top.
 */
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
      // A button that waits for its answer takes the focus back afterwards.
      if (isSeen(focused)) return focused.matches(':disabled') || focused.focus({ preventScroll: true });
      const place = around.find((one) => isSeen(one) && !one.closest('#dock'));
      if (!place) return focusContent();
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };

    // Who presses beside everything takes the focus away, too: then there is nothing to keep.
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
