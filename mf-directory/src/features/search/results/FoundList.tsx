import { countOf, RANKING_PATH } from '@lawdex/contracts';
import type { BusinessSummary, FoundBusiness, SearchSort, Understood, Why } from '@lawdex/contracts';
import { BusinessCard, formatMiles, VisuallyHidden } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { withoutRepeats } from '../../../lib/pictures.core.ts';
import folds from '../../../lib/section.module.css';
import styles from '../search.module.css';
import { listed, quoted } from '../sentence.core.ts';
import { say, type Understanding } from '../words/words.core.ts';
import whyStyles from './why.module.css';

const UNSEARCHED = 'It fits your filters; you searched without words.';
const SORTED: Record<SearchSort, string | null> = {
  relevance: null,
  rating: 'You sorted by rating.',
  name: 'You sorted by name.',
  distance: 'You sorted by distance.',
};

export interface FoundListProps {
  businesses: readonly FoundBusiness[];
  understood: Understanding;
  sort?: SearchSort;
  /** Level of the names' headings. The results themselves have 2, and their first picture loads at once. */
  headingLevel?: 2 | 3;
  /** Whether a map shows the same businesses. */
  isMapped?: boolean;
}

/** A phone shows so many of a page at first. */
const SHOWN_FIRST = 12;

export function FoundList({ businesses, understood, sort = 'relevance', headingLevel = 2, isMapped }: FoundListProps) {
  const items = withoutRepeats(businesses).map((business, index) => (
    <li
      key={business.id}
      data-at={isMapped ? `${business.id}|${business.city}, ${business.state}|${business.state}` : undefined}
    >
      <BusinessCard
        business={business}
        layout="horizontal"
        headingLevel={headingLevel}
        measuredFrom={understood.measuredFrom}
        priority={headingLevel === 2 && index === 0}
        note={
          <>
            {business.why.matched.includes('language') && (
              <b lang={understood.language}>{say(understood.texts, 'speaks')}</b>
            )}
            <WhyThisResult business={business} understood={understood} sort={sort} />
          </>
        }
      />
    </li>
  ));
  const rest = items.slice(SHOWN_FIRST);
  return (
    <>
      <ol className={styles.list}>{items.slice(0, SHOWN_FIRST)}</ol>
      {rest.length > 0 && (
        <details className={folds.fold}>
          <summary className={folds.more}>Show {rest.length} more</summary>
          <ol className={styles.list} start={SHOWN_FIRST + 1}>
            {rest}
          </ol>
        </details>
      )}
    </>
  );
}

export function WhyThisResult({ business, ...context }: WhyContext & { business: FoundBusiness }) {
  return (
    <details className={whyStyles.why}>
      <summary>
        Why<span className={whyStyles.long}> this result</span>?<VisuallyHidden> {business.name}</VisuallyHidden>
      </summary>
      <ul className={whyStyles.reasons}>
        {whySentences(business.why, business, context).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link to={RANKING_PATH}>How results are ranked</Link>
    </details>
  );
}

interface WhyContext {
  understood: Pick<Understood, 'practices' | 'measuredFrom'>;
  sort: SearchSort;
}

/** The sentences of 'Why this result?'. */
export function whySentences(
  why: Why,
  { category, city, state, alsoPractices }: Pick<BusinessSummary, 'category' | 'city' | 'state' | 'alsoPractices'>,
  { understood, sort }: WhyContext,
): string[] {
  const words = listed(why.words.map(quoted));
  const practices = listed(
    understood.practices.map(({ name }) => name),
    'or',
  );
  const MATCHED: Record<Why['matched'][number], string | null> = {
    name: 'Its name is what you typed.',
    'name-words': words ? `Its name has your words: ${words}.` : 'Its name has your words.',
    practice: `${category?.name ?? practices} is the practice area that it lists first.`,
    'also-practice': `It also lists ${alsoPractices ? listed(alsoPractices) : practices || 'this practice area'}.`,
    place: `It is in ${city}, ${state}.`,
    language: 'It speaks your language.',
    // Left out when the name contains the words, because another sentence says so.
    words: words && !why.matched.includes('name-words') ? `It is found by ${words}.` : null,
  };
  const byLicence = why.licence ? [licenceReason(why.licence)] : [];
  const byState = why.serves === undefined ? [] : [`It serves all of ${why.serves}.`];
  const matched = [...byLicence, ...why.matched.map((part) => MATCHED[part]), ...byState];
  return [
    ...(matched.length > 0 ? matched : [practices ? 'It is near, but lists other practice areas.' : UNSEARCHED]),
    why.distanceMiles === null
      ? null
      : `${formatMiles(why.distanceMiles)} from ${understood.measuredFrom ?? 'the place'}.`,
    why.reviewCount > 0
      ? `Rated ${why.rating.toFixed(1)} by ${countOf(why.reviewCount, 'review')}.`
      : 'It has no reviews yet, and is ranked like a firm of 3.8 stars.',
    SORTED[sort],
  ].filter((sentence) => sentence !== null);
}

const licenceReason = ({ number, jurisdiction, holder }: NonNullable<Why['licence']>): string =>
  `It lists license number ${number} of ${jurisdiction}${holder ? `, held by ${holder}` : ''}.`;
