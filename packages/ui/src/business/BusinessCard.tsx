import { businessPath, formatCount, isRateable, type BusinessSummary } from '@lawdex/contracts';
import { kindLabel } from '@lawdex/seo';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../actions/Button.tsx';
import { Badge, OpenBadge } from '../feedback/Badge.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Rating } from '../reviews/Rating.tsx';
import styles from './BusinessCard.module.css';
import { BusinessImage } from './BusinessImage.tsx';
import { CallButton } from './CallButton.tsx';
import { CompareButton } from './CompareButton.tsx';
import { flagsIn, labelsOf } from './flag-labels.ts';

export interface BusinessCardProps {
  business: BusinessSummary;
  /** `horizontal`: the buttons stand at the side where the list, a CSS container, has room. On a phone both are the same. */
  layout?: 'vertical' | 'horizontal';
  headingLevel?: 2 | 3 | 4;
  /** The first card of a page: its picture is not lazy. */
  priority?: boolean;
  /** The point that miles are measured from, such as `you`; without it no miles are shown. */
  measuredFrom?: string;
  /** A sign behind the facts, such as a question that unfolds. */
  note?: ReactNode;
}

export function BusinessCard({
  business,
  layout = 'vertical',
  headingLevel = 3,
  priority,
  measuredFrom,
  note,
}: BusinessCardProps) {
  const Heading = `h${headingLevel}` as const;
  const { name, category, kind } = business;
  const path = businessPath(business.slug);
  const rated = isRateable(business);
  const flags = labelsOf(business, [...flagsIn('consultation'), ...flagsIn('availability')], 'short');
  return (
    <article className={clsx(styles.card, styles[layout])}>
      <BusinessImage src={business.image} name={name} priority={priority} />
      <div className={styles.head}>
        <Heading className={styles.name}>
          <Link to={path} className={styles.link}>
            {name}
          </Link>
        </Heading>
        <p className={styles.line}>
          {(kind ?? 'law-firm') !== 'law-firm' && (
            <Badge tone="outline" className={styles.badge}>
              {kindLabel(kind)}
            </Badge>
          )}
          {category && category.name !== kindLabel(kind) && <span>{category.name}</span>}
          {business.alsoPractices && <span className={styles.also}>also {business.alsoPractices.join(', ')}</span>}
          {business.priceRange && <PriceRangeText value={business.priceRange} />}
        </p>
        {rated && <Rating value={business.rating} count={business.reviewCount} />}
      </div>
      <div className={styles.body}>
        {business.isOpen !== null && (
          <p className={styles.line}>
            <OpenBadge isOpen={business.isOpen} className={styles.badge} />
            {business.opensOrCloses && <span>{business.opensOrCloses}</span>}
          </p>
        )}
        <p className={styles.line}>
          <span>{`${business.address}, ${business.city}, ${business.state}`}</span>
          {business.distanceMiles !== undefined && measuredFrom && (
            <span>
              <b>{`${milesFigure(business.distanceMiles)} mi`}</b>
              <span className={styles.long}>{` from ${measuredFrom}`}</span>
            </span>
          )}
        </p>
        {business.description && <p className={styles.description}>{business.description}</p>}
        {(flags.length > 0 || note) && (
          <div className={styles.line}>
            {flags.map((flag) => (
              <span key={flag}>{flag}</span>
            ))}
            {note}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        <CallButton phone={business.phone} name={name} size="sm" hasNumber />
        <LinkButton to={path} variant="secondary" size="sm" aria-label={`View Details: ${name}`}>
          <span>
            <span className={styles.long}>View </span>Details
          </span>
        </LinkButton>
        {rated && <CompareButton business={business} size="sm" />}
      </div>
    </article>
  );
}

/** `0.4`, `12`, `1,204`. */
const milesFigure = (miles: number): string => (miles < 9.95 ? miles.toFixed(1) : formatCount(Math.round(miles)));

/** `0.4 miles`, `12 miles`. */
export function formatMiles(miles: number): string {
  const figure = milesFigure(miles);
  return `${figure} ${figure === '1.0' ? 'mile' : 'miles'}`;
}

/** The dollar signs, with words for screen readers. */
export function PriceRangeText({ value }: { value: string }) {
  return (
    <span className={styles.price}>
      <VisuallyHidden>Price range </VisuallyHidden>
      {value}
    </span>
  );
}

/** The placeholder of a `BusinessCard`, as tall as one. */
export function BusinessCardSkeleton({ layout = 'vertical' }: { layout?: 'vertical' | 'horizontal' }) {
  return (
    <div className={clsx(styles.card, styles[layout])} aria-hidden="true">
      <Skeleton shape="image" />
      <div className={styles.head}>
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
        <Skeleton width="third" />
      </div>
      <div className={styles.body}>
        <Skeleton shape="block" />
      </div>
      <div className={styles.actions}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
