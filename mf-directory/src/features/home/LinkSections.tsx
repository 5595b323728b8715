import { Container, LinkList, SectionHeading } from '@lawdex/ui';
import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { CITY_LINKS, QUICK_SEARCHES } from './home-links.core.ts';
import styles from './home.module.css';

export function CityLinks() {
  return (
    <section className={styles.section} aria-labelledby="by-city-heading">
      <Container>
        <SectionHeading id="by-city-heading">Find Lawyers by City</SectionHeading>
        <div className={styles.columns}>
          {CITY_LINKS.map(({ city, links }) => (
            <div key={city}>
              <h3 className={styles.columnTitle}>{city}</h3>
              <LinkList links={links} className={styles.links} />
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}

export function QuickSearches() {
  return (
    <section className={clsx(styles.section, styles.last)} aria-labelledby="quick-heading">
      <Container>
        <SectionHeading id="quick-heading">Quick Searches</SectionHeading>
        <ul className={styles.quick}>
          {QUICK_SEARCHES.map(({ text, to }) => (
            <li key={to}>
              <Link to={to} className={styles.quickLink}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
