import { writeReviewPath } from '@lawdex/contracts';
import { Button, Card, Icon, LinkButton, showToast } from '@lawdex/ui';
import styles from '../business.module.css';

const COMING = [
  ['camera', 'Add Photos', 'Photo upload feature will be available soon!'],
  ['chat', 'Suggest an Edit', 'Edit suggestions feature will be available soon!'],
] as const;

export interface QuickActionsProps {
  slug: string;
  /** Absent for businesses that are not reviewed, such as courts. */
  onWriteReview: (() => void) | undefined;
}

export function QuickActions({ slug, onWriteReview }: QuickActionsProps) {
  const write = (
    <>
      <Icon name="pencil" size="sm" />
      Write a Review
    </>
  );
  return (
    <Card as="section" padding="lg" aria-labelledby="actions-heading">
      <h2 id="actions-heading" className={styles.sideTitle}>
        Quick Actions
      </h2>
      <div className={styles.actions}>
        {onWriteReview && (
          <>
            <Button variant="secondary" className={styles.scripted} onClick={onWriteReview}>
              {write}
            </Button>
            <LinkButton to={writeReviewPath(slug)} rel="nofollow" variant="secondary" className={styles.unscripted}>
              {write}
            </LinkButton>
          </>
        )}
        {COMING.map(([icon, label, description]) => (
          <Button key={label} variant="secondary" onClick={() => showToast({ title: 'Coming Soon', description })}>
            <Icon name={icon} size="sm" />
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
