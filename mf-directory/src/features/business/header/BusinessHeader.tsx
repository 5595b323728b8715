import { andText, businessPath, categoryPath, cityPath, isRateable, reviewsPath } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import type { BusinessDetail, BusinessSummary } from '@lawdex/contracts';
import { FEE_LABELS, kindLabel, languageName } from '@lawdex/seo';
import {
  Badge,
  BusinessImage,
  CompareButton,
  flagsIn,
  labelsOf,
  OpenBadge,
  PriceRangeText,
  Rating,
  ShareButton,
} from '@lawdex/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { AnsweredBusiness } from '../../../lib/reviews/reviews.queries.ts';
import { LicenceText } from '../facts/LawyerFacts.tsx';
import { useOpening } from '../facts/use-minute.ts';
import styles from './business-header.module.css';
import { SaveButton } from './SaveButton.tsx';

export interface BusinessHeaderProps {
  business: BusinessSummary;
  /** Undefined while it is loaded. */
  detail: AnsweredBusiness | undefined;
}

export function BusinessHeader({ business, detail }: BusinessHeaderProps) {
  const { category, city, state, priceRange, kind = 'law-firm' } = business;
  const rated = isRateable(business);
  const place = `${city}, ${state}`;
  return (
    <header className={styles.head}>
      <BusinessImage src={business.image} name={business.name} ratio="square" priority className={styles.picture} />
      <div className={styles.text}>
        <h1 className={styles.name}>{business.name}</h1>
        <p className={styles.meta}>
          {kind !== 'law-firm' && category?.name !== kindLabel(kind) && <Badge tone="outline">{kindLabel(kind)}</Badge>}
          {category && <Link to={categoryPath(category.slug)}>{category.name}</Link>}
          {/* A court is in no list, and its city may have no list at all. */}
          {rated ? <Link to={cityPath(city, state)}>{place}</Link> : <span>{place}</span>}
          {priceRange && <PriceRangeText value={priceRange} />}
        </p>
      </div>
      <div className={styles.ratingAndHours}>
        {rated && (
          <Link to={reviewsPath(business.slug)} className={styles.ratingLink}>
            <Rating value={business.rating} count={business.reviewCount} size="lg" />
          </Link>
        )}
        {detail ? (
          <OpeningNow business={detail} />
        ) : (
          // As the list has told it, so that nothing moves when the rest arrives.
          business.isOpen !== null && <OpeningLine isOpen={business.isOpen} next={business.opensOrCloses} />
        )}
      </div>
      <div className={styles.actions}>
        <SaveButton business={business} />
        <ShareButton
          title={business.name}
          path={businessPath(business.slug)}
          copied="Business link has been copied to your clipboard."
        />
        {rated && <CompareButton business={business} variant="secondary" />}
      </div>
      {detail && <TrustFacts business={detail} />}
    </header>
  );
}

/** `Closed · opens Mon 8:30 AM`; nothing when its hours are unknown. */
function OpeningNow({ business }: { business: AnsweredBusiness }) {
  const opening = useOpening(business, business.answeredAt);
  return opening && <OpeningLine {...opening} />;
}

const OpeningLine = ({ isOpen, next }: { isOpen: boolean; next: string | null | undefined }) => (
  <span className={styles.opening}>
    <OpenBadge isOpen={isOpen} />
    {next && <span>{next}</span>}
  </span>
);

/** Facts that help to choose a lawyer: license, languages and fees, as far as they are known. */
function TrustFacts({ business }: { business: BusinessDetail }) {
  const { licences, languages, feeBasis, serves = [], additionalPracticeAreas: areas } = business;
  // A license that was checked counts more than one that was only stated.
  const licence = licences.find(({ checkedAt }) => checkedAt !== null) ?? licences[0];
  const consultations = labelsOf(business, flagsIn('consultation'), 'long');
  const facts: [label: string, content: ReactNode][] = [
    [
      'License',
      licence && (
        <>
          <LicenceText licence={licence} />
          {licences.length > 1 && (
            <a className={styles.moreLicences} href="#practice-details">
              All licenses ({licences.length})
            </a>
          )}
        </>
      ),
    ],
    [
      'Additional practice areas',
      areas.length > 0 && (
        <ul className={styles.areas}>
          {areas.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={categoryPath(slug)}>{name}</Link>
            </li>
          ))}
        </ul>
      ),
    ],
    ['Languages', languages.map((code) => languageName(code) ?? code).join(', ')],
    ['Serves', serves.length > 0 && `All of ${andText(serves.map((state) => stateName(state) ?? state))}`],
    ['Fees', feeBasis.map((basis) => FEE_LABELS[basis]).join(', ')],
    [
      'Consultations',
      consultations.length > 0 && (
        <ul>
          {consultations.map((consultation) => (
            <li key={consultation}>{consultation}</li>
          ))}
        </ul>
      ),
    ],
  ];
  const known = facts.filter(([, content]) => Boolean(content));
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(([label, content]) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
