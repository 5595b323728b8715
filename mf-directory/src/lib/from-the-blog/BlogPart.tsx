import { lazy, memo, Suspense } from 'react';

const load = () => import(/* webpackChunkName: "written-posts" */ './FromTheBlog.tsx');

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it after the page.
const loaded = typeof document === 'undefined' ? await load() : null;
const Posts = loaded?.default ?? lazy(() => load().catch(() => ({ default: () => null })));

/**
 * Posts about a practice area, which never delay the page (docs/ARCHITECTURE.md). Memoised, because rendering again before the code has come
 * would remove the part.
 */
export const BlogPart = memo(function BlogPart({ practice }: { practice: string | undefined }) {
  return (
    practice && (
      <Suspense>
        <Posts practice={practice} />
      </Suspense>
    )
  );
});
