import { categoryPath } from '@lawdex/contracts';
import type { BusinessDetail, FeeBasis, Licence } from '@lawdex/contracts';
import { languageName } from '@lawdex/seo';
import { Card, longDate } from '@lawdex/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './business.module.css';
import { websiteOf } from './contact.core.ts';

const FEES: Record<FeeBasis, string> = { contingency: 'Contingency', flat: 'Flat fee', hourly: 'Hourly' };

/** What a lawyer's listing says beyond any other business's; nothing when it says none of it. */
export function LawyerFacts({ business }: { business: BusinessDetail }) {
  const { languages, feeBasis, licences, additionalPracticeAreas: areas } = business;
  if (languages.length + feeBasis.length + licences.length + areas.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="facts-heading">
      <h2 id="facts-heading">Practice Details</h2>
      <dl className={styles.facts}>
        {areas.length > 0 && (
          <Fact label="Additional practice areas">
            <ul className={styles.inlineList}>
              {areas.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={categoryPath(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </Fact>
        )}
        {languages.length > 0 && (
          <Fact label="Languages">{languages.map((code) => languageName(code) ?? code).join(', ')}</Fact>
        )}
        {feeBasis.length > 0 && <Fact label="Fees">{feeBasis.map((basis) => FEES[basis]).join(', ')}</Fact>}
        {licences.length > 0 && (
          <Fact label={licences.length === 1 ? 'License' : 'Licenses'}>
            <ul className={styles.stackSmall}>
              {licences.map((licence) => (
                <li key={`${licence.jurisdiction}-${licence.number}`}>
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

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function LicenceText({ licence }: { licence: Licence }) {
  const { jurisdiction, number, yearAdmitted, checkedAt } = licence;
  const source = websiteOf(licence.sourceUrl);
  const checked = checkedAt ? longDate(checkedAt) : '';
  return (
    <>
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
