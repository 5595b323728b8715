import { BLOG_PATH, blogPath } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { BLOG_SUBTITLE, pageText } from '@lawdex/seo';
import { Button, Container, Icon, Input, LinkButton, VisuallyHidden } from '@lawdex/ui';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { QUERY_MAX } from './blog-params.core.ts';
import styles from './hero.module.css';

export function BlogHero({ page, query }: { page: number; query: string | undefined }) {
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
          {query ? `Posts about "${query}"` : `${site.name} Blog`}
          {pageText(page)}
        </h1>
        <p className={styles.lead}>{BLOG_SUBTITLE}</p>
        <form action={BLOG_PATH} method="get" role="search" aria-label="Blog" className={styles.form} onSubmit={search}>
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
