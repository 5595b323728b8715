import { writeReviewPath } from '@lawdex/contracts';
import { Button, Card, Icon, LinkButton, showToast } from '@lawdex/ui';
import clsx from 'clsx';
import styles from '../business.module.css';

const comingSoon = (description: string) => () => showToast({ title: 'Coming Soon', description });

export interface QuickActionsProps {
  slug: string;
  /** Absent for businesses that are not reviewed, such as courts. */
  onWriteReview: (() => void) | undefined;
}

export function QuickActions({ slug, onWriteReview }: QuickActionsProps) {
  return (
    <Card
      as="section"
      padding="lg"
      // Without the review button all actions need JavaScript.
      className={clsx(styles.stackSmall, !onWriteReview && styles.scripted)}
      aria-labelledby="actions-heading"
    >
      <h2 id="actions-heading" className={styles.sideTitle}>
        Quick Actions
      </h2>
      {onWriteReview && (
        <>
          <Button variant="secondary" block className={styles.scripted} onClick={onWriteReview}>
            <Icon name="pencil" size="sm" />
            Write a Review
          </Button>
          <LinkButton to={writeReviewPath(slug)} rel="nofollow" variant="secondary" block className={styles.unscripted}>
            <Icon name="pencil" size="sm" />
            Write a Review
          </LinkButton>
        </>
      )}
      <Button
        variant="ghost"
        block
        className={styles.scripted}
        onClick={comingSoon('Photo upload feature will be available soon!')}
      >
        <Icon name="camera" size="sm" />
        Add Photos
      </Button>
      <Button
        variant="ghost"
        block
        className={styles.scripted}
        onClick={comingSoon('Edit suggestions feature will be available soon!')}
      >
        <Icon name="chat" size="sm" />
        Suggest an Edit
      </Button>
    </Card>
  );
}
