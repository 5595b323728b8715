import { useSite } from '@lawdex/mf-kit/runtime';
import { blogPostHead } from '@lawdex/seo';
import { PageScreen, pageStateOf, usePageHead } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { postQuery } from '../../lib/blog.queries.ts';
import { notFound } from '../../lib/missing.ts';
import { articleText, readArticle } from './article/read-article.core.ts';
import { contentsOf } from './contents/contents.core.ts';
import { PostScreen } from './PostScreen.tsx';
import { PostSkeleton } from './PostSkeleton.tsx';
import { readPreview } from './preview.core.ts';
import { useMovedPost } from './use-moved-post.ts';

const NOT_FOUND = notFound('Blog Post');

export function PostPage() {
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const site = useSite();
  const preview = readPreview(params);
  const query = useQuery(postQuery(slug, preview));
  const state = pageStateOf(query, NOT_FOUND);
  useMovedPost(state.kind === 'missing');
  const html = query.data?.content ?? '';
  const article = useMemo(() => readArticle(html), [html]);

  usePageHead(state, {
    shown: (post) =>
      blogPostHead(
        {
          post,
          contents: contentsOf(post.headings),
          words: articleText(article).split(/\s+/).filter(Boolean).length,
        },
        site,
      ),
    failedTitle: `${site.name} Blog`,
  });
  return (
    <PageScreen state={state} onRetry={query.refetch} loading={<PostSkeleton />}>
      {(post) => <PostScreen post={post} article={article} contents={contentsOf(post.headings)} />}
    </PageScreen>
  );
}
