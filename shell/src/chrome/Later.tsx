import { useEffect, useState, type ComponentType } from 'react';

/** A part that only browsers show, loaded after the page. If its code fails, the part is missing. */
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
