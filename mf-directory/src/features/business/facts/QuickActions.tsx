import { writeReviewPath } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
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
  const { contactEmail } = useSite();
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
      <details>
        <summary className={styles.unfolds}>Something wrong? Your firm?</summary>
        <p className={styles.quiet}>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>: the address of this page, what is wrong, and
          what is right. If it is your firm, write from an address at its own domain. We check it and correct the
          listing.<span>{onWriteReview && ' A review that breaks the rules has Report beside it.'}</span>
        </p>
      </details>
    </Card>
  );
}
