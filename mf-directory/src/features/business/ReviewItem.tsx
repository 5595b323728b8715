import { reportReviewPath, reviewAnchor, reviewPath, type BusinessDetail, type Review } from '@lawdex/contracts';
import { Avatar, Badge, monthText, Rating, VisitorDate, VisuallyHidden } from '@lawdex/ui';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import styles from './reviews/reviews.module.css';

export interface ReviewItemProps {
  review: Review;
  business: BusinessDetail;
  isLinked: boolean;
}

export function ReviewItem({ review, business: { slug, timeZone }, isLinked }: ReviewItemProps) {
  const { id, userName } = review;
  return (
    <li
      id={reviewAnchor(id)}
      tabIndex={-1}
      aria-label={`Review by ${userName}`}
      className={clsx(styles.review, isLinked && styles.linked)}
    >
      <ReviewText review={review} timeZone={timeZone} />
      <p className={styles.links}>
        <Link to={reviewPath(slug, id)} rel="nofollow">
          Link<VisuallyHidden> to the review by {userName}</VisuallyHidden>
        </Link>
        <Link to={reportReviewPath(slug, id)} rel="nofollow">
          Report<VisuallyHidden> the review by {userName}</VisuallyHidden>
        </Link>
      </p>
    </li>
  );
}

/** Who wrote what, when and about which matter. */
export function ReviewText({ review, timeZone }: { review: Review; timeZone: string | null }) {
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
