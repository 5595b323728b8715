import { blogAuthorPath } from '@lawdex/contracts';
import type { BlogPostAuthor } from '@lawdex/contracts';
import { Avatar, Card, LinkButton } from '@lawdex/ui';
import styles from './post.module.css';

export const AuthorCard = ({ author }: { author: BlogPostAuthor }) => (
  <Card as="section" padding="lg" className={styles.bio} aria-labelledby="author-heading">
    <Avatar name={author.name} src={author.avatar} size="lg" />
    <div className={styles.bioText}>
      <h2 id="author-heading">{author.name}</h2>
      {author.bio && <p>{author.bio}</p>}
      <p>
        <LinkButton to={blogAuthorPath(author.slug)} variant="secondary">
          View all posts by {author.name}
        </LinkButton>
      </p>
    </div>
  </Card>
);
