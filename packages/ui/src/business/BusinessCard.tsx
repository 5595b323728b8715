import { businessPath, formatCount, isRateable } from '@lawdex/contracts';
import type { BusinessSummary } from '@lawdex/contracts';
import { kindLabel } from '@lawdex/seo';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../actions/Button.tsx';
import { Badge } from '../feedback/Badge.tsx';
import { Rating } from '../reviews/Rating.tsx';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './BusinessCard.module.css';
import { BusinessImage } from './BusinessImage.tsx';
import { CallButton } from './CallButton.tsx';
import { CompareButton } from './CompareButton.tsx';
import { flagsIn, labelsOf } from './flag-labels.ts';
import { OpenBadge } from './OpenBadge.tsx';
import { telHref } from './phone.core.ts';

export interface BusinessCardProps {
  business: BusinessSummary;
  /** `horizontal`: the picture stands at the side where the list, a CSS container, is at least 40rem wide. */
  layout?: 'vertical' | 'horizontal';
  headingLevel?: 2 | 3 | 4;
  /** The first card of a page: its picture is not lazy. */
  priority?: boolean;
  /** The point that miles are measured from, such as `you`; without it no miles are shown. */
  measuredFrom?: string;
  /** A line below the buttons. */
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
  const path = businessPath(business.slug);
  const tel = telHref(business.phone);
  const rated = isRateable(business);
  const isLawFirm = (business.kind ?? 'law-firm') === 'law-firm';
  return (
    <article className={clsx(styles.card, styles[layout])}>
      <div className={styles.inner}>
        <div className={styles.media}>
          <BusinessImage src={business.image} name={business.name} priority={priority} marked />
        </div>
        <div className={styles.body}>
          <Heading className={styles.name}>
            <Link to={path} className={styles.link}>
              {business.name}
            </Link>
          </Heading>
          <p className={styles.meta}>
            {!isLawFirm && <Badge tone="outline">{kindLabel(business.kind)}</Badge>}
            {business.category && business.category.name !== kindLabel(business.kind) && (
              <span>{business.category.name}</span>
            )}
            {business.alsoPractices && <span>also {business.alsoPractices.join(', ')}</span>}
            {business.priceRange && <PriceRangeText value={business.priceRange} />}
          </p>
          <div className={styles.ratingLine}>
            {rated && <Rating value={business.rating} count={business.reviewCount} />}
            <OpenBadge isOpen={business.isOpen} />
            <span className={styles.meta}>{business.opensOrCloses}</span>
          </div>
          {business.description && <p className={styles.description}>{business.description}</p>}
          <Flags business={business} />
          <ul className={styles.facts}>
            <li>
              <Icon name="map-pin" size="sm" className={styles.factIcon} />
              <span>
                {`${business.address}, ${business.city}, ${business.state}`}
                {business.distanceMiles !== undefined && measuredFrom && (
                  <>
                    {' · '}
                    <span className={styles.distance}>{`${milesFigure(business.distanceMiles)} mi`}</span>
                    {` from ${measuredFrom}`}
                  </>
                )}
              </span>
            </li>
            {business.phone && (
              <li>
                <Icon name="phone" size="sm" className={styles.factIcon} />
                {tel ? (
                  <a className={styles.phone} href={tel}>
                    {business.phone}
                  </a>
                ) : (
                  <span>{business.phone}</span>
                )}
              </li>
            )}
          </ul>
        </div>
        <div className={styles.actions}>
          <LinkButton to={path} size="sm" aria-label={`View Details: ${business.name}`}>
            View Details
          </LinkButton>
          <CallButton phone={business.phone} name={business.name} variant="secondary" size="sm" />
          {rated && <CompareButton business={business} size="sm" />}
        </div>
        {note && <div className={styles.note}>{note}</div>}
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

function Flags({ business }: { business: BusinessSummary }) {
  const flags = labelsOf(business, [...flagsIn('consultation'), ...flagsIn('availability')], 'short');
  if (flags.length === 0) return null;
  return (
    <ul className={styles.flags}>
      {flags.map((flag) => (
        <li key={flag}>
          <Badge tone="accent">{flag}</Badge>
        </li>
      ))}
    </ul>
  );
}
