import { lawyersLandingPath } from '@lawdex/contracts';
import type { LandingLink, ListedLink } from '@lawdex/contracts';
import { Container, LinkList, SectionHeading } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { CITY_LINKS, QUICK_SEARCHES } from './home-links.core.ts';
import { homeLinksQuery } from './home.queries.ts';
import styles from './home.module.css';

/** Links to landing pages that list a firm; each section only where it has some. */
export function LinkSections() {
  const { data: { states, linkable } = { states: [], linkable: [] } } = useQuery(homeLinksQuery);
  const leadsOn = ({ to }: ListedLink) => linkable.includes(to);
  const cities = CITY_LINKS.map(({ city, links }) => ({ city, links: links.filter(leadsOn) })).filter(
    ({ links }) => links.length > 0,
  );
  const quick = QUICK_SEARCHES.filter(leadsOn);
  return (
    <div className={styles.last}>
      {cities.length > 0 && (
        <section className={styles.section} aria-labelledby="by-city-heading">
          <Container>
            <SectionHeading id="by-city-heading">Find Lawyers by City</SectionHeading>
            <div className={styles.columns}>
              {cities.map(({ city, links }) => (
                <div key={city}>
                  <h3 className={styles.columnTitle}>{city}</h3>
                  <LinkList links={links} className={styles.links} />
                </div>
              ))}
            </div>
          </Container>
        </section>
      )}
      <States states={states} />
      {quick.length > 0 && (
        <section className={styles.section} aria-labelledby="quick-heading">
          <Container>
            <SectionHeading id="quick-heading">Quick Searches</SectionHeading>
            <ul className={styles.quick}>
              {quick.map(({ text, to }) => (
                <li key={to}>
                  <Link to={to} className={styles.quickLink}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </Container>
        </section>
      )}
    </div>
  );
}

const NEAR_ME = [{ text: 'Lawyers near me', to: lawyersLandingPath({}) }];

/** Each state leads to its cities and practice areas, so that every landing page is a few clicks away. */
function States({ states }: { states: readonly LandingLink[] }) {
  if (states.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="states-heading">
      <Container>
        <SectionHeading id="states-heading">Find Lawyers by State</SectionHeading>
        <CountedLinks links={states} />
        <LinkList links={NEAR_ME} layout="narrow" />
      </Container>
    </section>
  );
}
