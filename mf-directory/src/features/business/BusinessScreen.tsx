import { isRateable, searchPath } from '@lawdex/contracts';
import type { BusinessDetail, BusinessKind, BusinessSummary } from '@lawdex/contracts';
import { useSubmission } from '@lawdex/mf-kit/runtime';
import { businessCrumbs, kindLabel } from '@lawdex/seo';
import {
  Badge,
  Breadcrumbs,
  Card,
  Container,
  flagsIn,
  Icon,
  labelsOf,
  LinkButton,
  LinkList,
  QuestionList,
  telHref,
  VisuallyHidden,
} from '@lawdex/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { directionsUrl } from './facts/contact.core.ts';
import { useReceived } from './held-reviews/received.ts';
import { readReviewsView } from '../../lib/reviews/reviews-view.core.ts';
import type { AnsweredBusiness } from '../../lib/reviews/reviews.queries.ts';
import { PartsSkeleton } from './BusinessSkeleton.tsx';
import { BusinessHeader } from './header/BusinessHeader.tsx';
import { ContactCard } from './facts/ContactCard.tsx';
import { HoursList } from './facts/HoursList.tsx';
import { LawyerFacts } from './facts/LawyerFacts.tsx';
import { useOpening } from './facts/use-minute.ts';
import { QuickActions } from './facts/QuickActions.tsx';
import { BelowReviews, RelatedPart, whenFormLoaded } from './lazy-parts.ts';
import { ReviewsCard } from './reviews/ReviewsCard.tsx';
import styles from './business.module.css';

/** Explains organizations that are not law firms, and what they cannot do for a visitor. */
const NOTES: Partial<Record<BusinessKind, string>> = {
  'legal-aid':
    'Legal aid organizations help people who cannot afford a lawyer, as a rule free of charge. Ask whether your case and your income qualify.',
  court:
    'This is a court, not a law firm. Its staff can tell you about forms, fees and dates, but cannot give legal advice.',
  agency: 'This is a government agency, not a law firm. It cannot represent you or give you legal advice.',
  other: 'This organization works in the legal field, but is not listed as a law firm.',
};

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
        <BelowReviews business={business} List={QuestionList} />
      </div>
      <aside className={styles.more} aria-label="Actions and related searches">
        <QuickActions slug={business.slug} onWriteReview={rated ? leadToForm : undefined} />
        <RelatedPart business={business} List={LinkList} />
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

function KindNote({ business: { kind = 'law-firm', city, state } }: { business: BusinessDetail }) {
  const note = NOTES[kind];
  if (!note) return null;
  const place = `${city}, ${state}`;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="kind-heading">
      <h2 id="kind-heading">{kindLabel(kind)}</h2>
      <p className={styles.prose}>{note}</p>
      <p>
        <Link to={searchPath({ location: place })}>Find a law firm in {place}</Link>
      </p>
    </Card>
  );
}

/** A bar that stays in view on a phone; absent without a phone number. */
function CallBar({ business }: { business: AnsweredBusiness }) {
  const next = useOpening(business, business.answeredAt)?.next;
  const tel = telHref(business.phone);
  const bar = useRef<HTMLDivElement>(null);
  // With large text it has two rows, and what floats above it has to know.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--bottom-bar', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [tel]);
  if (!tel) return null;
  return (
    <div ref={bar} className={styles.bar} data-bottom-bar>
      <LinkButton href={tel}>
        <Icon name="phone" size="sm" />
        <span>
          Call Now<VisuallyHidden>: {business.name}</VisuallyHidden>
          {next && <small className={styles.until}>{next.replace('closes', 'open until')}</small>}
        </span>
      </LinkButton>
      <LinkButton href={directionsUrl(business)} target="_blank" rel="noopener" variant="secondary">
        <Icon name="directions" size="sm" />
        Directions
      </LinkButton>
    </div>
  );
}
