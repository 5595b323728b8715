import type { Review } from '@lawdex/contracts';
import { Avatar, Badge, monthText, Rating, VisitorDate } from '@lawdex/ui';
import type { ReviewedBusiness } from './reviewed-business.ts';
import styles from './reviews/reviews.module.css';

/** Who wrote what, when and about which matter. */
export function ReviewText({ review, timeZone }: { review: Review; timeZone: ReviewedBusiness['timeZone'] }) {
  const { userName, rating, comment, createdAt, isRelated, countsFrom, matterKind, matterMonth } = review;
  const matter = [matterKind, matterMonth && monthText(matterMonth)].filter(Boolean).join(', ');
  return (
    <>
      <div className={styles.author}>
        <Avatar name={userName} src={null} />
        <h3 className={styles.name} dir="auto">
          {userName}
        </h3>
        <VisitorDate iso={createdAt} timeZone={timeZone} className={styles.date} />
      </div>
      <div className={styles.rated}>
        <Rating value={rating} hideValue />
        {isRelated && (
          <span className={styles.related}>
            <Badge tone="outline">Related to this firm</Badge> Not in the average
          </span>
        )}
      </div>
      {countsFrom && (
        <p className={styles.matter}>
          Many reviews came that day; they count from <VisitorDate iso={countsFrom} timeZone={timeZone} />
        </p>
      )}
      {matter && <p className={styles.matter}>{matter}</p>}
      {comment && (
        <p className={styles.comment} dir="auto">
          {comment}
        </p>
      )}
    </>
  );
}
