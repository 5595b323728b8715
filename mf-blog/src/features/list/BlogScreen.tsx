import { BLOG_PAGE_SIZE, BLOG_PATH, blogCategoryPath, blogPath, countOf } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { BLOG_SUBTITLE, pageText } from '@lawdex/seo';
import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate, useNavigationType } from 'react-router-dom';
import { categoriesQuery, type ListedPage } from '../../lib/blog.queries.ts';
import {
  Button,
  Container,
  EmptyState,
  Icon,
  Input,
  LinkButton,
  pageCountOf,
  Pagination,
  QueryResult,
  VisuallyHidden,
} from '@lawdex/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import { PostGrid, PostGridSkeleton } from '../../lib/PostGrid.tsx';
import { QUERY_MAX } from './blog-params.core.ts';
import { BlogSidebar } from './BlogSidebar.tsx';
import styles from './blog.module.css';

/** Number of topics that are offered instead. */
const TOPICS = 6;

export interface BlogScreenProps {
  page: number;
  query: string | undefined;
  posts: UseQueryResult<ListedPage>;
}

export function BlogScreen({ page, query, posts }: BlogScreenProps) {
  useTopOfNewPage(page);
  return (
    <>
      <BlogHero page={page} query={query} />
      <Container className={styles.layout}>
        <section className={styles.main} aria-label="Posts">
          {query && posts.data && <p className={styles.found}>{countOf(posts.data.total, 'post')} found</p>}
          <QueryResult query={posts} loading={<PostGridSkeleton />} failure="Failed to fetch posts">
            {({ posts: listed, total }) =>
              listed.length > 0 ? (
                <>
                  <PostGrid posts={listed} priority />
                  <Pagination
                    page={page}
                    pageCount={pageCountOf(total, BLOG_PAGE_SIZE)}
                    hrefFor={(number) => blogPath(number, query)}
                  />
                </>
              ) : (
                <NoPosts query={query} />
              )
            }
          </QueryResult>
        </section>
        <BlogSidebar />
      </Container>
    </>
  );
}

function NoPosts({ query }: { query: string | undefined }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  if (!query) return <EmptyState title="No blog posts found." />;
  const topics = categories.filter(({ postCount }) => postCount > 0).slice(0, TOPICS);
  return (
    <EmptyState title="No blog posts found." action={<LinkButton to={BLOG_PATH}>Browse All Posts</LinkButton>}>
      <p>
        {`Nothing on the blog is about “${query}”. Try fewer or other words${topics.length > 0 ? ', or begin with a topic' : ''}.`}
      </p>
      {topics.length > 0 && (
        <div className={styles.topics}>
          <ChipList links={topics.map(({ name, slug }) => ({ to: blogCategoryPath(slug), text: name }))} />
        </div>
      )}
    </EmptyState>
  );
}

/** Another page of the list is read from its top; back and forward keep the place that the browser restores. */
function useTopOfNewPage(page: number): void {
  const kind = useNavigationType();
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('blog-heading')?.focus({ preventScroll: true });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (kind !== 'POP') window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  }, [page, kind]);
}

function BlogHero({ page, query }: { page: number; query: string | undefined }) {
  const site = useSite();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    void navigate(blogPath(1, words));
  };
  return (
    <div className={styles.hero}>
      <Container className={styles.inner}>
        <h1 id="blog-heading" tabIndex={-1}>
          {`${query ? `Posts about "${query}"` : `${site.name} Blog`}${pageText(page)}`}
        </h1>
        <p className={styles.lead}>{BLOG_SUBTITLE}</p>
        <form
          action={BLOG_PATH}
          method="get"
          role="search"
          data-own-search
          aria-label="Blog"
          className={styles.form}
          onSubmit={search}
        >
          <label className={styles.field}>
            <VisuallyHidden>Search the blog</VisuallyHidden>
            <Input
              // A new search gets a new form, which does not keep the text of the last one.
              key={query}
              type="search"
              name="query"
              maxLength={QUERY_MAX}
              defaultValue={query}
              placeholder="Search the blog"
              autoComplete="off"
              enterKeyHint="search"
            />
          </label>
          <Button type="submit">
            <Icon name="search" size="sm" />
            Search
          </Button>
          {query && (
            <LinkButton to={BLOG_PATH} variant="ghost" className={styles.all}>
              All posts
            </LinkButton>
          )}
        </form>
      </Container>
    </div>
  );
}
