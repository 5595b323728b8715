import { writeReviewPath } from '@lawdex/contracts';
import { Button, Card, Icon, LinkButton, showToast } from '@lawdex/ui';
import scripting from '../../../lib/scripting.module.css';
import styles from '../business.module.css';

const COMING = [
  ['camera', 'Add Photos', 'Photo upload feature will be available soon!'],
  ['chat', 'Suggest an Edit', 'Edit suggestions feature will be available soon!'],
] as const;

/** Nobody reviews a court, so it has no `onWriteReview`. */
export function QuickActions({ slug, onWriteReview }: { slug: string; onWriteReview: (() => void) | undefined }) {
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
            <Button variant="secondary" onClick={onWriteReview}>
              {write}
            </Button>
            <LinkButton to={writeReviewPath(slug)} rel="nofollow" variant="secondary" className={scripting.unscripted}>
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
