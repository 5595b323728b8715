import type { BusinessDetail, Licence } from '@lawdex/contracts';
import { Card, longDate } from '@lawdex/ui';
import { websiteOf } from './contact.core.ts';
import styles from '../business.module.css';

/** All licenses if there are several, for which the header has no room. */
export function LawyerFacts({ business: { licences } }: { business: BusinessDetail }) {
  if (licences.length < 2) return null;
  return (
    <Card as="section" padding="lg" id="practice-details" className={styles.stackSmall} aria-labelledby="facts-heading">
      <h2 id="facts-heading">Licenses</h2>
      <ul className={styles.stackSmall}>
        {licences.map((licence, index) => (
          <li key={index}>
            <LicenceText licence={licence} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A license's holder and jurisdiction; below them its source and the date of the last check. */
export function LicenceText({ licence }: { licence: Licence }) {
  const { jurisdiction, holder, number, yearAdmitted, checkedAt } = licence;
  const source = websiteOf(licence.sourceUrl);
  const checked = checkedAt ? longDate(checkedAt) : '';
  return (
    <>
      {holder && <span className={styles.holder}>{holder}</span>}
      <span>
        {[jurisdiction, number && `no. ${number}`, yearAdmitted && `admitted ${yearAdmitted}`]
          .filter(Boolean)
          .join(', ')}
      </span>
      {(source || checked) && (
        <span className={styles.source}>
          {source && (
            <a href={source.href} target="_blank" rel="nofollow ugc noopener">
              {source.host}
            </a>
          )}
          <span>{checked && ` checked ${checked}`}</span>
        </span>
      )}
    </>
  );
}
