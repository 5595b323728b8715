import { Container, Skeleton } from '@lawdex/ui';
import { BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import header from './landing-header.module.css';
import styles from './landing.module.css';

export const LandingSkeleton = () => (
  <Container className={styles.page}>
    <div className={header.head} aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton width="wide" />
      <Skeleton width="half" />
    </div>
    <BusinessGridSkeleton />
  </Container>
);
