import { Container, Skeleton, SkeletonList } from '@lawdex/ui';
import styles from './index-page.module.css';

/** The placeholder of a page with sections of links. */
export const IndexSkeleton = () => (
  <Container className={styles.page}>
    <Skeleton width="third" />
    <Skeleton shape="title" width="half" className={styles.comingTitle} />
    <SkeletonList count={12} className={styles.sections}>
      <div className={styles.section}>
        <div className={styles.head}>
          <Skeleton shape="title" width="half" />
        </div>
        <Skeleton shape="block" className={styles.comingLinks} />
      </div>
    </SkeletonList>
  </Container>
);
