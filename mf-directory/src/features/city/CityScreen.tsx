import { cityPath, formatCount } from '@lawdex/contracts';
import type { Narrowing } from '@lawdex/contracts';
import { pageText } from '@lawdex/seo';
import { Breadcrumbs, Container, StatList, StatTile } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { BusinessGrid } from '../../lib/BusinessGrid.tsx';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { BusinessList } from '../../lib/narrow/BusinessList.tsx';
import { Section } from '../../lib/Section.tsx';
import { useFocusOnNewPage } from '../../lib/use-new-page.ts';
import { locationOf } from './city.core.ts';
import { cityHubQuery } from './city.queries.ts';
import type { CityPage } from './city.queries.ts';
import styles from './city.module.css';

export interface CityScreenProps extends CityPage {
  city: string;
  state: string | undefined;
  narrowing: Narrowing;
}

export function CityScreen({ city, state, page, figures, businesses, narrowing }: CityScreenProps) {
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
      <BusinessList
        of={{ location: locationOf(figures.city, state) }}
        total={figures.count}
        narrowing={narrowing}
        page={page}
        pathOf={(number, chosen) => cityPath(city, state, number, chosen)}
        failure="Failed to fetch businesses"
      >
        <BusinessGrid businesses={businesses} headingLevel={2} priority />
      </BusinessList>
      {practices.length > 0 && (
        <Section title={`Practice Areas in ${city}`}>
          <CountedLinks links={practices} />
        </Section>
      )}
    </Container>
  );
}
