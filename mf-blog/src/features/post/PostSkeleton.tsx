import { Container, Skeleton, VisuallyHidden } from '@lawdex/ui';
import styles from './post.module.css';

const LINES = ['full', 'wide', 'full', 'full', 'half'] as const;

export const PostSkeleton = () => (
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
