import { BLOG_IMAGE, blogTagPath } from '@lawdex/contracts';
import type { BlogHeading, BlogPost } from '@lawdex/contracts';
import { blogPostCrumbs } from '@lawdex/seo';
import { Breadcrumbs, Container, Icon } from '@lawdex/ui';
import { ChipList } from '../../lib/chips/ChipList.tsx';
import { Article } from './article/Article.tsx';
import type { ArticleNode } from './article/read-article.core.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { ContentsAbove, ContentsBeside } from './contents/TableOfContents.tsx';
import { FindHelp } from './FindHelp.tsx';
import { PostHeader } from './PostHeader.tsx';
import { RelatedPosts } from './RelatedPosts.tsx';
import styles from './post.module.css';
import { useFragment } from './use-fragment.ts';

export interface PostScreenProps {
  post: BlogPost;
  article: readonly ArticleNode[];
  contents: readonly BlogHeading[];
}

export function PostScreen({ post, article, contents }: PostScreenProps) {
  const { featuredImage, featuredImageAlt, tags } = post;
  const hasContents = contents.length > 0;
  useFragment();
  return (
    <Container className={styles.page}>
      {post.isPreview && (
        <p className={styles.preview} role="status">
          <Icon name="info" size="sm" />
          <strong>Draft preview</strong>
          <span>Only people with this link can see this version. The link ends after a day.</span>
        </p>
      )}
      <Breadcrumbs items={blogPostCrumbs(post)} />
      <div className={styles.layout}>
        <div className={styles.main}>
          <article className={styles.article}>
            <PostHeader post={post} />
            {featuredImage && (
              <img
                className={styles.picture}
                src={featuredImage}
                alt={featuredImageAlt ?? ''}
                {...BLOG_IMAGE}
                // The server may have put the picture itself in the place of its address.
                suppressHydrationWarning
                fetchPriority="high"
              />
            )}
            {hasContents && <ContentsAbove headings={contents} />}
            <Article nodes={article} />
          </article>
          {tags.length > 0 && (
            <nav aria-label="Tags" className={styles.tags}>
              <ChipList links={tags.map(({ name, slug }) => ({ to: blogTagPath(slug), text: name }))} />
            </nav>
          )}
          <FindHelp post={post} />
          <AuthorCard author={post.author} />
        </div>
        {hasContents && (
          <div className={styles.side}>
            <ContentsBeside headings={contents} />
          </div>
        )}
      </div>
      <RelatedPosts postId={post.id} />
    </Container>
  );
}
