import { categoryPath } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { Card } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { Fact } from './Fact.tsx';
import styles from '../business.module.css';
import { LicenceText } from './LicenceText.tsx';

/** Facts for which the header has no room: other practice areas, and all licenses if there are several. */
export function LawyerFacts({ business }: { business: BusinessDetail }) {
  const { licences, additionalPracticeAreas: areas } = business;
  if (areas.length === 0 && licences.length < 2) return null;
  return (
    <Card as="section" padding="lg" id="practice-details" aria-labelledby="facts-heading">
      <h2 id="facts-heading">Practice Details</h2>
      <dl className={styles.facts}>
        {areas.length > 0 && (
          <Fact className={styles.fact} label="Additional practice areas">
            <ul className={styles.inlineList}>
              {areas.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={categoryPath(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {licences.length > 1 && (
          <Fact className={styles.fact} label="Licenses">
            <ul className={styles.stackSmall}>
              {licences.map((licence, index) => (
                <li key={index}>
                  <LicenceText licence={licence} />
                </li>
              ))}
            </ul>
          </Fact>
        )}
      </dl>
    </Card>
  );
}
