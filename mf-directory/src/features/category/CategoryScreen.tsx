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
import { EmptyState, LinkButton, LinkList, PracticeIcon, QueryResult } from '@lawdex/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { BlogPart } from '../../lib/from-the-blog/BlogPart.tsx';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { ListAbout } from '../../lib/list-head/ListAbout.tsx';
import { ListHead, ListPage } from '../../lib/list-head/ListHead.tsx';
import { BusinessList } from '../../lib/narrow/BusinessList.tsx';
import { Section } from '../../lib/Section.tsx';
import { useFocusOnNewPage } from '../../lib/navigation.ts';
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
  const { name, slug, icon = slug, description, businessCount, children } = category;
  useFocusOnNewPage(page, 'list-heading');
  return (
    <ListPage>
      <ListHead
        crumbs={categoryCrumbs(category)}
        title={
          <>
            <PracticeIcon icon={icon} />
            {name}
            {pageText(page)}
          </>
        }
      >
        <ListAbout
          what={name}
          intro={
            <>
              <b>{countOf(businessCount, 'business', 'businesses')} found</b> {description}
            </>
          }
        />
      </ListHead>
      <BusinessList
        label={`${name} businesses`}
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
      {children.length > 0 && (
        <Section folds title={`Within ${name}`}>
          <LinkList
            links={children.map((part) => ({ text: part.name, to: categoryPath(part.slug) }))}
            layout="narrow"
          />
        </Section>
      )}
      <CategoryLinks category={category} />
      <BlogPart practice={slug} />
    </ListPage>
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
  const sections: [title: string, content: ReactNode][] = [
    ['Lawyers by State', hub.states.length > 0 && <CountedLinks links={hub.states} />],
    ['Lawyers by City', hub.cities.length > 0 && <CountedLinks links={hub.cities} />],
    ['Popular Searches', popular.length > 0 && <LinkList links={popular} layout="narrow" />],
    ['All Law Firms in Large Cities', largeCities.length > 0 && <LinkList links={largeCities} layout="narrow" />],
  ];
  return sections.map(
    ([title, content]) =>
      content && (
        <Section key={title} folds title={title}>
          {content}
        </Section>
      ),
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
