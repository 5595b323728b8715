import { OLD_ADDRESS_MAX } from '@lawdex/contracts';
import { useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { blogPostHead } from '@lawdex/seo';
import { Container, PageScreen, pageStateOf, Skeleton, usePageHead, VisuallyHidden } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { movedQuery, postQuery, relatedQuery } from '../../lib/blog.queries.ts';
import { notFound } from '../../lib/missing.ts';
import { articleText, readArticle } from './article/read-article.core.ts';
import { contentsOf } from './contents/TableOfContents.tsx';
import styles from './post.module.css';
import { PostScreen } from './PostScreen.tsx';

const LINES = ['full', 'wide', 'full', 'full', 'half'] as const;

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

const PostSkeleton = () => (
  <Container className={styles.page}>
    <div className={styles.layout} role="status">
      <div className={styles.skeleton}>
        <VisuallyHidden>Loading</VisuallyHidden>
        <Skeleton width="third" />
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
        <Skeleton shape="image" />
        {LINES.map((width, line) => (
          <Skeleton key={line} width={width} />
        ))}
      </div>
    </div>
  </Container>
);

export async function prefetchPost({ url, params, queryClient, isEarly }: PageContext): Promise<void> {
  const options = postQuery(params.slug ?? '', readPreview(url.searchParams), isEarly);
  const { queryKey } = options;
  const isKnown = queryClient.getQueryData(queryKey) !== undefined;
  if (!isKnown) await queryClient.prefetchQuery(options);
  const post = queryClient.getQueryData(queryKey);
  // The post is asked for again when it is shown, so that the view is counted. That happens at once if the visitor has arrived meanwhile.
  if (isEarly && !isKnown) void queryClient.invalidateQueries({ queryKey, exact: true });
  if (post) await queryClient.prefetchQuery(relatedQuery(post.id));
}

/** Goes on to where a missing post is now. The server does so with a redirect, so this serves clicks within the site. */
function useMovedPost(isMissing: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery({ ...movedQuery(pathname), enabled: isMissing && pathname.length <= OLD_ADDRESS_MAX });
  useEffect(() => {
    if (data) void navigate(data.path, { replace: true });
  }, [data, navigate]);
}

/** The key in a link to a draft, which its author hands out. */
const readPreview = (params: URLSearchParams): string | undefined => params.get('preview') || undefined;
