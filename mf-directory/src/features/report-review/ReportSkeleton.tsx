import { Container, Skeleton, VisuallyHidden } from '@lawdex/ui';
import styles from './report.module.css';

export function ReportSkeleton() {
  return (
    <Container width="prose" className={styles.page}>
      <div role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
      </div>
      <Skeleton width="half" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="wide" />
      <div className={styles.quote}>
        <Skeleton width="third" />
        <Skeleton width="third" />
        <Skeleton />
      </div>
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </Container>
  );
}
