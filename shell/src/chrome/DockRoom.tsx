import { useEffect } from 'react';

/** Who follows the focus by keyboard must see it: the browser scrolls it above what is docked. A menu leaves as much room. */
export function DockRoom() {
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
