import { useEffect } from 'react';
import { coveredBy } from './uncovered.core.ts';

/** Scrolls the page when a notification would cover the button that caused it, and again whenever the dock grows. */
export function useUncovered(toastId: number | undefined): void {
  useEffect(() => {
    const dock = document.getElementById('dock');
    // Some browsers do not focus a tapped button but keep it hovered.
    const pressed = document.querySelector('main button:is(:focus, :hover)');
    if (toastId === undefined || !dock || !pressed) return;
    const observer = new ResizeObserver(() => {
      const covers = [...dock.children].map((child) => child.getBoundingClientRect());
      window.scrollBy({ top: coveredBy(pressed.getBoundingClientRect(), covers), behavior: 'instant' });
    });
    observer.observe(dock);
    return () => observer.disconnect();
  }, [toastId]);
}
