import { Container, Skeleton, SkeletonList } from '@lawdex/ui';
import styles from './index-page.module.css';

/** The shape of a page of sections of links. */
export const IndexSkeleton = () => (
  <Container className={styles.page}>
    <Skeleton shape="title" width="half" />
    <SkeletonList count={8} className={styles.section}>
      <Skeleton width="wide" />
    </SkeletonList>
  </Container>
);
