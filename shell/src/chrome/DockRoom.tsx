import { useEffect } from 'react';

/** Measures the dock, so that browsers scroll focused elements above it. A menu leaves the same room. */
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
