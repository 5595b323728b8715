import {
  ADD_BUSINESS_PATH,
  beforeLawyers,
  categoryPath,
  countOf,
  lawyersLandingPath,
  singularSlug,
} from '@lawdex/contracts';
import type { BusinessSummary, Category, LandingLink, ListedLink, Narrowing, PracticeHub } from '@lawdex/contracts';
import { categoryCrumbs, pageText } from '@lawdex/seo';
import { Breadcrumbs, Container, EmptyState, LinkButton, LinkList, PracticeIcon, QueryResult } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { BusinessList } from '../../lib/narrow/BusinessList.tsx';
import { Section } from '../../lib/Section.tsx';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import styles from './category.module.css';
import { practiceHubQuery } from './category.queries.ts';

const MODIFIERS: readonly (readonly [slug: string, name: string])[] = [
  ['best', 'Best'],
  ['top-rated', 'Top rated'],
  ['affordable', 'Affordable'],
  ['cheap', 'Cheap'],
  ['trusted', 'Trusted'],
  ['free-consultation', 'Free consultation'],
  ['emergency', 'Emergency'],
  ['24-hour', '24 hour'],
  ['experienced', 'Experienced'],
];

const NOWHERE: PracticeHub = { states: [], cities: [], nearMe: [] };

export interface CategoryScreenProps {
  category: Category;
  page: number;
  businesses: UseQueryResult<BusinessSummary[]>;
  narrowing: Narrowing;
}

export function CategoryScreen({ category, page, businesses, narrowing }: CategoryScreenProps) {
  const { name, slug, description, businessCount, children } = category;
  useFocusOnNewPage(page, 'list-heading');
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={categoryCrumbs(category)} />
      <header className={styles.head}>
        <PracticeIcon slug={slug} size="lg" />
        <div className={styles.headText}>
          <h1 id="list-heading" tabIndex={-1}>
            {name}
            {pageText(page)}
          </h1>
          {description && <p className={styles.lead}>{description}</p>}
          <p className={styles.count}>{countOf(businessCount, 'business', 'businesses')} found</p>
        </div>
      </header>
      {children.length > 0 && (
        // A single row that scrolls sideways, so that businesses come early on a phone. Tabbing scrolls it along.
        <nav aria-label={`Within ${name}`} className={styles.parts}>
          <ul className={styles.row}>
            {children.map((part) => (
              <li key={part.slug}>
                <Link to={categoryPath(part.slug)} className={styles.part}>
                  {part.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section aria-label={`${name} businesses`} className={styles.list}>
        <BusinessList
          of={{ categoryId: category.id }}
          total={businessCount}
          narrowing={narrowing}
          page={page}
          pathOf={(number, chosen) => categoryPath(slug, number, chosen)}
          failure="Failed to search businesses"
        >
          <QueryResult query={businesses} loading={<BusinessGridSkeleton />} failure="Failed to fetch businesses">
            {(listed) =>
              listed.length > 0 ? <BusinessGrid businesses={listed} headingLevel={2} priority /> : <NoBusinesses />
            }
          </QueryResult>
        </BusinessList>
      </section>
      <CategoryLinks category={category} />
      <BlogPart practice={slug} />
    </Container>
  );
}

const NoBusinesses = () => (
  <EmptyState title="No businesses found" action={<LinkButton to={ADD_BUSINESS_PATH}>List Your Law Firm</LinkButton>}>
    Be the first to add a business to this category!
  </EmptyState>
);

/** Links from a practice area to its landing pages; none when they could not be loaded. */
function CategoryLinks({ category }: { category: Category }) {
  const { slug } = category;
  const { data: hub = NOWHERE } = useQuery(practiceHubQuery(slug));
  const { largeCities = [] } = hub;
  const popular = popularSearchLinks(category, hub.nearMe);
  return (
    <>
      {hub.states.length > 0 && (
        <Section className={styles.section} title="Lawyers by State">
          <CountedLinks links={hub.states} />
        </Section>
      )}
      {hub.cities.length > 0 && (
        <Section className={styles.section} title="Lawyers by City">
          <CountedLinks links={hub.cities} />
        </Section>
      )}
      {popular.length > 0 && (
        <Section className={styles.section} title="Popular Searches">
          <LinkList links={popular} layout="narrow" />
        </Section>
      )}
      {largeCities.length > 0 && (
        <Section className={styles.section} title="All Law Firms in Large Cities">
          <LinkList links={largeCities} layout="narrow" />
        </Section>
      )}
    </>
  );
}

/** Links for the nine modifiers whose page of the practice area is among `pages`. */
const popularSearchLinks = (
  { slug, name }: { slug: string; name: string },
  pages: readonly LandingLink[],
): ListedLink[] =>
  MODIFIERS.map(([modifier, label]) => ({
    text: `${label} ${beforeLawyers(name)} lawyers near me`,
    to: lawyersLandingPath({ modifier, subject: singularSlug(slug) }),
  })).filter((link) => pages.some(({ to }) => to === link.to));
