import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './Tooltips.module.css';

/** Specification, section 9. */
const TOOLTIP_DELAY_MS = 700;
const GAP = 6;
const MARGIN = 8;
/** Milliseconds to move the pointer from an element to its tooltip, which stays while it is pointed at. */
const LEAVE_MS = 150;

/** The link or button whose only content is an icon: screen readers read its name, and its tooltip shows it. */
function namedByDrawing(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest('a[aria-label], button[aria-label]') : null;
  return control?.textContent.trim() === '' ? control : null;
}

/** Tooltips for all elements that are only an icon, in every microfrontend: for the pointer after a delay, for the keyboard at once. */
export function Tooltips() {
  const [named, setNamed] = useState<Element | null>(null);
  const tooltip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listening = new AbortController();
    let pointedAt: Element | null = null;
    let showing: number | undefined;
    let leaving: number | undefined;
    const stop = () => {
      clearTimeout(showing);
      clearTimeout(leaving);
    };
    const hide = () => {
      stop();
      setNamed(null);
    };
    const point = (target: EventTarget | null) => {
      if (target instanceof Node && tooltip.current?.contains(target)) return stop();
      const control = namedByDrawing(target);
      if (control === pointedAt) return;
      pointedAt = control;
      stop();
      leaving = window.setTimeout(() => setNamed(null), LEAVE_MS);
      if (control) showing = window.setTimeout(() => setNamed(control), TOOLTIP_DELAY_MS);
    };
    const options = { signal: listening.signal, capture: true, passive: true };
    document.addEventListener('pointerover', (event) => event.pointerType !== 'touch' && point(event.target), options);
    document.addEventListener(
      'focusin',
      ({ target }) => target instanceof Element && target.matches(':focus-visible') && setNamed(namedByDrawing(target)),
      options,
    );
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options);
    for (const ends of ['focusout', 'pointerdown', 'scroll']) document.addEventListener(ends, hide, options);
    // The element under the pointer when this code loaded.
    point([...document.querySelectorAll(':hover')].at(-1) ?? null);
    return () => {
      stop();
      listening.abort();
    };
  }, []);

  useLayoutEffect(() => {
    const box = tooltip.current;
    if (!named || !box) return;
    // Shown in the top layer, because dialogs are there too.
    box.showPopover?.();
    const view = document.documentElement;
    const place = placeTooltip(named.getBoundingClientRect(), box.getBoundingClientRect(), {
      width: view.clientWidth,
      height: view.clientHeight,
    });
    box.style.left = `${place.left}px`;
    box.style.top = `${place.top}px`;
  }, [named]);

  return (
    named && (
      <div ref={tooltip} className={styles.tooltip} popover="manual" aria-hidden="true">
        {named.getAttribute('aria-label')}
      </div>
    )
  );
}

type Size = Pick<DOMRect, 'width' | 'height'>;
type Box = Size & Pick<DOMRect, 'left' | 'top'>;

/** Places a tooltip below the middle of its element, or above it without room; always inside the window. */
export function placeTooltip(named: Box, tooltip: Size, view: Size): { left: number; top: number } {
  const middle = named.left + named.width / 2 - tooltip.width / 2;
  const below = named.top + named.height + GAP;
  const hasRoomBelow = below + tooltip.height + MARGIN <= view.height;
  return {
    left: Math.max(MARGIN, Math.min(middle, view.width - tooltip.width - MARGIN)),
    top: hasRoomBelow ? below : Math.max(MARGIN, named.top - GAP - tooltip.height),
  };
}
