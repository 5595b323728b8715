import { cityPath, formatCount } from '@lawdex/contracts';
import type { Narrowing } from '@lawdex/contracts';
import { pageText } from '@lawdex/seo';
import { Breadcrumbs, Container, pageCountOf, Pagination, QueryResult, StatList, StatTile } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { BusinessGrid, BusinessGridSkeleton } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { Section } from '../../lib/Section.tsx';
import { NarrowBar } from '../../lib/narrow/NarrowBar.tsx';
import type { NarrowedList } from '../../lib/narrow/narrowed.query.ts';
import { NarrowedGrid } from '../../lib/narrow/NarrowedGrid.tsx';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { cityHubQuery } from './city.queries.ts';
import type { CityPage } from './city.queries.ts';
import styles from './city.module.css';

export interface CityScreenProps extends CityPage {
  city: string;
  state: string | undefined;
  narrowing: Narrowing;
  /** Replaces `businesses` when the list is narrowed. */
  found: UseQueryResult<NarrowedList> | null;
}

export function CityScreen({ city, state, page, figures, businesses, narrowing, found }: CityScreenProps) {
  const { data: practices = [] } = useQuery(cityHubQuery(city, state));
  useFocusOnNewPage(page, 'list-heading');
  const title = `Law Firms in ${city}${state ? `, ${state}` : ''}`;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: title }]} />
      <h1 id="list-heading" tabIndex={-1}>
        {title}
        {pageText(page)}
      </h1>
      <StatList>
        <StatTile label={figures.count === 1 ? 'Law Firm' : 'Law Firms'} value={formatCount(figures.count)} />
        <StatTile label="Avg Rating" value={figures.averageRating ?? '–'} />
        <StatTile label={figures.totalReviews === 1 ? 'Review' : 'Reviews'} value={formatCount(figures.totalReviews)} />
        <StatTile
          label={figures.practiceAreas === 1 ? 'Practice Area' : 'Practice Areas'}
          value={formatCount(figures.practiceAreas)}
        />
      </StatList>
      <NarrowBar
        narrowing={narrowing}
        action={cityPath(city)}
        {...(state && { pageParameters: { state } })}
        pathOf={(chosen) => cityPath(city, state, 1, chosen)}
      />
      {found ? (
        <QueryResult query={found} loading={<BusinessGridSkeleton />} failure="Failed to fetch businesses">
          {(list) => (
            <NarrowedGrid
              list={list}
              of={figures.count}
              plainPath={cityPath(city, state)}
              isOutdated={found.isPlaceholderData}
            />
          )}
        </QueryResult>
      ) : (
        <BusinessGrid businesses={businesses} headingLevel={2} priority />
      )}
      <Pagination
        page={page}
        pageCount={pageCountOf(found ? (found.data?.total ?? 0) : figures.count, LIST_PAGE_SIZE)}
        hrefFor={(number) => cityPath(city, state, number, narrowing)}
      />
      {practices.length > 0 && (
        <Section title={`Practice Areas in ${city}`}>
          <CountedLinks links={practices} />
        </Section>
      )}
    </Container>
  );
}
