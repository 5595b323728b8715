import { lawyersLandingPath, type LandingLink, type ListedLink } from '@lawdex/contracts';
import { LinkList } from '@lawdex/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CountedLinks } from '../../lib/CountedLinks.tsx';
import { CITY_LINKS, QUICK_SEARCHES } from './home.core.ts';
import { homeLinksQuery } from './home.queries.ts';
import { HomeSection } from './HomeSection.tsx';
import styles from './home.module.css';

/** Links to landing pages that list a business. Empty sections are left out. */
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
        <HomeSection title="Find Lawyers by City">
          <div className={styles.columns}>
            {cities.map(({ city, links }) => (
              <div key={city}>
                <h3 className={styles.columnTitle}>{city}</h3>
                <LinkList links={links} className={styles.links} />
              </div>
            ))}
          </div>
        </HomeSection>
      )}
      <States states={states} />
      {quick.length > 0 && (
        <HomeSection title="Quick Searches">
          <ul className={styles.quick}>
            {quick.map(({ text, to }) => (
              <li key={to}>
                <Link to={to} className={styles.quickLink}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </HomeSection>
      )}
    </div>
  );
}

const NEAR_ME = [{ text: 'Lawyers near me', to: lawyersLandingPath({}) }];

/** Links to all states, so that every landing page is a few clicks away. */
function States({ states }: { states: readonly LandingLink[] }) {
  if (states.length === 0) return null;
  return (
    <HomeSection title="Find Lawyers by State">
      <CountedLinks links={states} />
      <LinkList links={NEAR_ME} layout="narrow" />
    </HomeSection>
  );
}
