import {
  beforeLawyers,
  businessPath,
  cityPath,
  isRateable,
  lawyersLandingPath,
  singularSlug,
  slugify,
} from '@lawdex/contracts';
import type { BusinessDetail, ListedLink } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { businessFaq } from '@lawdex/seo';
import { Card, OpenBadge, PriceRangeText, Rating, type LinkList, type QuestionList } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import type { AnsweredBusiness, SimilarBusiness } from '../../../lib/reviews/reviews.queries.ts';
import styles from '../business.module.css';

/** Questions that are not folded away. */
const SHOWN = 7;

export function FaqAndSimilar(props: BusinessFaqProps) {
  return (
    <>
      <BusinessFaq {...props} />
      <SimilarBusinesses similar={props.business.similar} />
    </>
  );
}

interface BusinessFaqProps {
  business: AnsweredBusiness;
  List: typeof QuestionList;
}

function BusinessFaq({ business, List }: BusinessFaqProps) {
  const questions = businessFaq(business, business.answeredAt);
  if (questions.length === 0) return null;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="faq-heading">
      <h2 id="faq-heading">Frequently Asked Questions</h2>
      <div>
        <List questions={questions.slice(0, SHOWN)} />
        {questions.length > SHOWN && (
          <details>
            <summary className={styles.unfolds}>More questions</summary>
            <List questions={questions.slice(SHOWN)} />
          </details>
        )}
      </div>
    </Card>
  );
}

function SimilarBusinesses({ similar }: { similar: SimilarBusiness[] }) {
  if (similar.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="similar-heading">
      <h2 id="similar-heading">Similar Law Firms</h2>
      <ul className={styles.facts}>
        {similar.map(({ slug, name, rating, reviewCount, priceRange, city, state, isOpen, opensOrCloses }) => (
          <li key={slug} className={styles.fact}>
            <Link to={businessPath(slug)}>{name}</Link>
            <p className={styles.inlineList}>
              <Rating value={rating} count={reviewCount} />
              <span>{`${city}, ${state}`}</span>
              {priceRange && <PriceRangeText value={priceRange} />}
              {isOpen !== null && <OpenBadge isOpen={isOpen} />}
              {opensOrCloses && <span className={styles.quiet}>{opensOrCloses}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function RelatedSearches({ business, List }: { business: BusinessDetail; List: typeof LinkList }) {
  const { city, state } = business;
  // A court is in no list, and its city may have no list at all.
  const others = isRateable(business)
    ? [{ text: `All law firms in ${city}, ${state}`, to: cityPath(city, state) }]
    : [];
  const links = [...relatedLinks(business), ...others];
  return (
    <>
      {links.length > 0 && (
        <Card as="section" padding="lg" aria-labelledby="related-heading">
          <h2 id="related-heading" className={styles.sideTitle}>
            Related Searches
          </h2>
          <List links={links} />
        </Card>
      )}
      <Correcting isReviewed={isRateable(business)} />
    </>
  );
}

function Correcting({ isReviewed }: { isReviewed: boolean }) {
  const { contactEmail } = useSite();
  return (
    <details>
      <summary className={styles.unfolds}>Something wrong? Your firm?</summary>
      <p className={styles.quiet}>
        Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>: the address of this page, what is wrong, and
        what is right. If it is your firm, write from an address at its own domain. We check it and correct the listing.{' '}
        <span>{isReviewed && 'A review that breaks the rules has Report beside it.'}</span>
      </p>
    </details>
  );
}

/** Links to landing pages of the practice area and city. Each lists at least this business, so no service has to be asked. */
export function relatedLinks({
  category,
  city,
  state,
  cityNeedsState,
}: Pick<BusinessDetail, 'category' | 'city' | 'state' | 'cityNeedsState'>): ListedLink[] {
  if (!category || !slugify(city)) return [];
  const name = beforeLawyers(category.name);
  const subject = singularSlug(category.slug);
  const place = cityNeedsState ? `${city}, ${state}` : city;
  const inCity = (modifier?: string) => lawyersLandingPath({ modifier, subject, place });
  return [
    { text: `${name} lawyers in ${place}`, to: inCity() },
    { text: `Best ${name} lawyers in ${place}`, to: inCity('best') },
    { text: `Affordable ${name} lawyers in ${place}`, to: inCity('affordable') },
    { text: `Top rated ${name} lawyers in ${place}`, to: inCity('top-rated') },
    {
      text: `Free consultation: ${name} lawyers near me`,
      to: lawyersLandingPath({ modifier: 'free-consultation', subject }),
    },
  ];
}
