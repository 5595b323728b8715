import { lazy, memo, Suspense } from 'react';

const load = () => import(/* webpackChunkName: "written-posts" */ './FromTheBlog.tsx');

// The server waits for nothing while it renders; in the browser, what stands at the page's end comes after the page.
const loaded = typeof document === 'undefined' ? await load() : null;
const Posts = loaded?.default ?? lazy(() => load().catch(() => ({ default: () => null })));

/**
 * Posts about a practice area, in the page or, when the blog was away, once the page is there; neither their code nor their data can delay
 * it (docs/adr/0247). Memoised, because a part that is rendered again before its code has come would be taken away until then.
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
