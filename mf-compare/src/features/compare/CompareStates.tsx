import { COMPARE_MIN, comparePath } from '@lawdex/contracts';
import { ApiFailure } from '@lawdex/mf-kit/runtime';
import { Button, Container, EmptyState, LinkButton, Skeleton, SkeletonList, type Retry } from '@lawdex/ui';
import { useCompareList } from '../../lib/compare-store.ts';
import type { CompareAddress } from './compare-address.core.ts';
import styles from './compare.module.css';
import { LeftOut } from './left-out/LeftOut.tsx';

const BrowseBusinesses = () => <LinkButton to="/">Browse Businesses</LinkButton>;

/** An address without ids compares nothing, so the visitor's own list is offered. */
function CompareListed() {
  const { ids } = useCompareList();
  if (ids.length < COMPARE_MIN) return null;
  return (
    <LinkButton to={comparePath(ids)} variant="secondary">
      Compare {ids.length} Businesses
    </LinkButton>
  );
}

interface TooFewProps {
  address: CompareAddress;
  missingIds?: readonly string[];
  /** The name of the one business that is left; nothing can be compared with it. */
  left?: string;
}

export const TooFew = ({ address, missingIds = [], left }: TooFewProps) => (
  <Container className={styles.page}>
    <LeftOut address={address} missingIds={missingIds} />
    <EmptyState
      headingLevel={1}
      icon="scale"
      title="Not enough businesses to compare"
      action={
        <>
          <CompareListed />
          <BrowseBusinesses />
        </>
      }
    >
      {`${left ? `${left} is the only one left. ` : ''}Choose Compare on two to four firms, and they stand side by side here.`}
    </EmptyState>
  </Container>
);

/** The service's own message, if the failure has one. */
const messageOf = (error: unknown): string =>
  (error instanceof ApiFailure && error.reason) || 'Failed to fetch comparison';

export const CompareFailed = ({ error, isRetrying, hasFailedAgain, ask }: Retry) => (
  <Container className={styles.page}>
    <EmptyState
      headingLevel={1}
      icon="alert"
      title="Error loading comparison"
      action={
        <>
          <Button variant="secondary" onClick={ask}>
            {isRetrying ? 'Trying Again…' : 'Try Again'}
          </Button>
          <BrowseBusinesses />
        </>
      }
    >
      <span aria-live="polite">{`${hasFailedAgain ? 'That did not work yet. ' : ''}${messageOf(error)}`}</span>
    </EmptyState>
  </Container>
);

export const CompareSkeleton = () => (
  <Container className={styles.page}>
    <Skeleton width="third" />
    <Skeleton shape="title" width="half" />
    <SkeletonList count={4} className={styles.stack}>
      <Skeleton shape="block" />
    </SkeletonList>
  </Container>
);
