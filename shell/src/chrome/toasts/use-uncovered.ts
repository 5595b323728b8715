import { useEffect } from 'react';
import { coveredBy } from './uncovered.core.ts';

/**
 * On a phone a notification would cover the very button that it answers. The page moves up then, as often as the dock grows: what was
 * pressed may have opened something in it too.
 */
export function useUncovered(toastId: number | undefined): void {
  useEffect(() => {
    const dock = document.getElementById('dock');
    // Browsers that give no focus to a button that is touched leave it hovered.
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
