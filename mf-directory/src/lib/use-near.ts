import { useEffect, useState, type RefObject } from 'react';

/** Less than a screen, so that what is asked for has come when it is seen. */
const MARGIN = '300px';

/** Whether the element has come near the screen. It stays true, and is false on the server and while the element is hidden. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
    };
    const observer = new IntersectionObserver(look, { rootMargin: MARGIN });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
