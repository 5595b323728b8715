import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { ErrorBoundary } from '../chrome/ErrorBoundary.tsx';
import { loadSlot } from './remotes.ts';
import type { PageKey } from './remotes.ts';

/** What microfrontends lay over every page, loaded after the page itself. One that fails is left out. */
export function Overlays({ modules }: { modules: readonly PageKey[] }) {
  return modules.map((module) => <Overlay key={module} module={module} />);
}

function Overlay({ module }: { module: PageKey }) {
  const [content, setContent] = useState<{ Content: ComponentType } | null>(null);
  useEffect(() => {
    let wanted = true;
    void loadSlot(module).then((Content) => {
      if (wanted && Content) setContent({ Content });
    });
    return () => {
      wanted = false;
    };
  }, [module]);
  if (!content) return null;
  return (
    <ErrorBoundary fallback={null}>
      <content.Content />
    </ErrorBoundary>
  );
}
