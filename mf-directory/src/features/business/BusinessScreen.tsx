import { isRateable } from '@lawdex/contracts';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { useSubmission } from '@lawdex/mf-kit/runtime';
import { businessCrumbs } from '@lawdex/seo';
import { Badge, Breadcrumbs, Card, Container, flagsIn, labelsOf } from '@lawdex/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import type { AnsweredBusiness } from '../../lib/reviews/reviews.queries.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { PartsSkeleton } from './BusinessSkeleton.tsx';
import { BusinessHeader } from './header/BusinessHeader.tsx';
import { CallBar } from './contact/CallBar.tsx';
import { ContactCard } from './contact/ContactCard.tsx';
import { HoursList } from './facts/HoursList.tsx';
import { KindNote } from './facts/KindNote.tsx';
import { BelowReviews, RelatedPart } from './later/LaterParts.tsx';
import { LawyerFacts } from './facts/LawyerFacts.tsx';
import { QuickActions } from './contact/QuickActions.tsx';
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
  const isHydrated = useHydrated();
  const rated = isRateable(business);
  const [isFormOpen, setFormOpen] = useState(refused !== null);
  const openForm = () => {
    // The form must be in the document before it can be scrolled to.
    flushSync(() => setFormOpen(true));
    const form = document.getElementById('write-review');
    form?.scrollIntoView({ block: 'start' });
    form?.querySelector<HTMLElement>('input[name="userName"]')?.focus({ preventScroll: true });
  };

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
        {rated && (
          <ReviewsCard
            business={business}
            isFormOpen={isHydrated || isFormOpen ? isFormOpen : null}
            onToggle={setFormOpen}
          />
        )}
        <BelowReviews business={business} />
      </div>
      <aside className={styles.more} aria-label="Actions and related searches">
        <QuickActions onWriteReview={rated ? openForm : undefined} />
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
