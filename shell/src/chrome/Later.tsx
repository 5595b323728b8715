import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

/** A part that only the browser shows, loaded once the page is there. Without its code the page goes on without it. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (component) => setContent(() => component),
      () => undefined,
    );
  }, [load]);
  return Content && <Content />;
}
