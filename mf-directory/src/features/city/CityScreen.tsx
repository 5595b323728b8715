import { cityPath } from '@lawdex/contracts';
import { pageText } from '@lawdex/seo';
import { Breadcrumbs, Container, pageCountOf, Pagination, SectionHeading, StatList, StatTile } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { BusinessGrid } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { LIST_PAGE_SIZE } from '../../lib/lists.core.ts';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { cityHubQuery } from './city.queries.ts';
import type { CityPage } from './city.queries.ts';
import styles from './city.module.css';

export interface CityScreenProps extends CityPage {
  city: string;
  state: string | undefined;
}

export function CityScreen({ city, state, page, figures, businesses }: CityScreenProps) {
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
        <StatTile label="Law Firms" value={figures.count.toLocaleString('en-US')} />
        <StatTile label="Avg Rating" value={figures.averageRating ?? '–'} />
        <StatTile label="Reviews" value={figures.totalReviews.toLocaleString('en-US')} />
        <StatTile label="Practice Areas" value={figures.practiceAreas} />
      </StatList>
      <BusinessGrid businesses={businesses} headingLevel={2} priority />
      <Pagination
        page={page}
        pageCount={pageCountOf(figures.count, LIST_PAGE_SIZE)}
        hrefFor={(number) => cityPath(city, state, number)}
      />
      {practices.length > 0 && (
        <section aria-labelledby="practices-heading">
          <SectionHeading id="practices-heading">Practice Areas in {city}</SectionHeading>
          <CountedLinks links={practices} />
        </section>
      )}
    </Container>
  );
}
