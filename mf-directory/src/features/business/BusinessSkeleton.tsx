import { Card, Container, Skeleton, VisuallyHidden } from '@lawdex/ui';
import styles from './business.module.css';

export function BusinessSkeleton() {
  return (
    <Container className={styles.page}>
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
      <Skeleton width="third" />
      <div className={styles.layout}>
        <div className={styles.main}>
          <div className={styles.headText}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
            <Skeleton width="third" />
          </div>
          {[0, 1, 2].map((key) => (
            <Card key={key} padding="lg" className={styles.stack}>
              <Skeleton shape="title" width="third" />
              <Skeleton />
              <Skeleton />
              <Skeleton width="wide" />
            </Card>
          ))}
        </div>
        <div className={styles.side}>
          <Card padding="lg" className={styles.stack}>
            <Skeleton shape="title" width="wide" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Card>
        </div>
      </div>
    </Container>
  );
}
