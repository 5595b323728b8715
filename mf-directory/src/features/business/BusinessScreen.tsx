import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { useSubmission } from '@lawdex/mf-kit/runtime';
import { businessCrumbs } from '@lawdex/seo';
import { Badge, Breadcrumbs, Card, Container, flagsIn, labelsOf } from '@lawdex/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { useReceived } from './held-reviews/received.ts';
import { readReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import type { AnsweredBusiness } from '../../lib/reviews/reviews.queries.ts';
import { PartsSkeleton } from './BusinessSkeleton.tsx';
import { BusinessHeader } from './header/BusinessHeader.tsx';
import { CallBar } from './contact/CallBar.tsx';
import { ContactCard } from './contact/ContactCard.tsx';
import { HoursList } from './facts/HoursList.tsx';
import { KindNote } from './facts/KindNote.tsx';
import { BelowReviews, RelatedPart } from './later/LaterParts.tsx';
import { LawyerFacts } from './facts/LawyerFacts.tsx';
import { QuickActions } from './contact/QuickActions.tsx';
import { whenFormLoaded } from './reviews/WriterParts.tsx';
import { ReviewsCard } from './reviews/ReviewsCard.tsx';
import styles from './business.module.css';

export interface BusinessScreenProps {
  business: BusinessSummary;
  /** Undefined while it is loaded; what a list has said of the business is shown until then. */
  detail: AnsweredBusiness | undefined;
}

export function BusinessScreen({ business, detail }: BusinessScreenProps) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={businessCrumbs(business)} />
      <div className={styles.layout}>
        <BusinessHeader business={business} detail={detail} />
        {detail ? <BusinessParts business={detail} /> : <PartsSkeleton />}
      </div>
      {detail && <BlogPart practice={detail.category?.slug} />}
      {detail && <CallBar business={detail} />}
    </Container>
  );
}

/** What stands below the header, and beside it on a desktop. */
function BusinessParts({ business }: { business: AnsweredBusiness }) {
  const { answeredAt } = business;
  const refused = useSubmission();
  const [params] = useSearchParams();
  const rated = isRateable(business);
  const isReceived = useReceived() !== null;
  const isAsked = refused !== null || readReviewsView(params).isWriting;
  const [formAsked, setFormAsked] = useState(isAsked && !isReceived ? 0 : null);
  const leadToForm = () => void whenFormLoaded(() => setFormAsked((before) => (before ?? 0) + 1));

  return (
    <>
      {/* On a desktop this is one sidebar together with the last part. On a phone the contact must not lie below the reviews. */}
      <aside className={styles.contact} aria-label="Contact">
        <ContactCard business={business} answeredAt={answeredAt} />
      </aside>
      <div className={styles.main}>
        <KindNote business={business} />
        <About business={business} />
        <LawyerFacts business={business} />
        {business.hours && (
          <Card as="section" padding="lg" aria-labelledby="hours-heading">
            <h2 id="hours-heading">Hours</h2>
            <HoursList hours={business.hours} timeZone={business.timeZone} answeredAt={answeredAt} />
          </Card>
        )}
        {rated && <ReviewsCard business={business} formAsked={formAsked} onFormAsked={setFormAsked} />}
        <BelowReviews business={business} />
      </div>
      <aside className={styles.more} aria-label="Actions and related searches">
        <QuickActions slug={business.slug} onWriteReview={rated ? leadToForm : undefined} />
        <RelatedPart business={business} />
      </aside>
    </>
  );
}

function About({ business }: { business: BusinessDetail }) {
  const badges = labelsOf(business, flagsIn('availability'), 'long');
  if (!business.description && badges.length === 0) return null;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="about-heading">
      <h2 id="about-heading">About</h2>
      {business.description && <p className={styles.prose}>{business.description}</p>}
      {badges.length > 0 && (
        <ul className={styles.badges}>
          {badges.map((badge) => (
            <li key={badge}>
              <Badge tone="accent">{badge}</Badge>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
