import { Card, Container, Skeleton, VisuallyHidden } from '@lawdex/ui';
import styles from './business.module.css';
import header from './header/business-header.module.css';

export function BusinessSkeleton() {
  return (
    <Container className={styles.page}>
      <Skeleton width="third" />
      <div className={styles.layout}>
        <div className={header.head}>
          <div className={header.picture}>
            <Skeleton shape="block" />
          </div>
          <div className={header.text}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
          </div>
          <div className={header.ratingAndHours}>
            <Skeleton width="half" />
          </div>
          <div className={header.facts}>
            {[0, 1, 2, 3].map((key) => (
              <Skeleton key={key} width="wide" />
            ))}
          </div>
        </div>
        <PartsSkeleton />
      </div>
    </Container>
  );
}

/** The shape of what stands below a business's header. */
export const PartsSkeleton = () => (
  <>
    <div className={styles.contact}>
      <Card padding="lg" className={styles.stack}>
        <Skeleton shape="title" width="wide" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </Card>
    </div>
    <div className={styles.main} role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {[0, 1].map((key) => (
        <Card key={key} padding="lg" className={styles.stack}>
          <Skeleton shape="title" width="third" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="wide" />
        </Card>
      ))}
    </div>
  </>
);
