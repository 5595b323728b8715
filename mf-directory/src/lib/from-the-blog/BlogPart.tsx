import { useEffect, useState } from 'react';
import type { FromTheBlog } from './FromTheBlog.tsx';

/**
 * Posts about a practice area, once the page is there: neither their code nor their data can delay it, and a blog that is
 * down leaves no mark on it (docs/adr/0201).
 */
export function BlogLater({ practice }: { practice: string | undefined }) {
  const [Block, setBlock] = useState<typeof FromTheBlog>();
  useEffect(() => {
    import('./FromTheBlog.tsx').then(
      (loaded) => setBlock(() => loaded.FromTheBlog),
      () => undefined,
    );
  }, []);
  return Block && practice && <Block practice={practice} />;
}
