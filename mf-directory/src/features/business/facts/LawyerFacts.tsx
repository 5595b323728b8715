import { categoryPath } from '@lawdex/contracts';
import type { BusinessDetail, Licence } from '@lawdex/contracts';
import { Card, longDate } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { websiteOf } from './contact.core.ts';
import styles from '../business.module.css';

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

/** A license's holder and jurisdiction; below them its source and the date of the last check. */
export function LicenceText({ licence }: { licence: Licence }) {
  const { jurisdiction, holder, number, yearAdmitted, checkedAt } = licence;
  const source = websiteOf(licence.sourceUrl);
  const checked = checkedAt ? longDate(checkedAt) : '';
  return (
    <>
      {holder && <span className={styles.holder}>{holder}</span>}
      <span>
        {jurisdiction}
        {number && `, no. ${number}`}
        {yearAdmitted !== null && `, admitted ${yearAdmitted}`}
      </span>
      {(source || checked) && (
        <span className={styles.source}>
          {source && (
            <a href={source.href} target="_blank" rel="nofollow ugc noopener">
              {source.host}
            </a>
          )}
          {checked && ` checked ${checked}`}
        </span>
      )}
    </>
  );
}

/** A line of a list of facts. */
export function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
