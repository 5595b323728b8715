import type { BusinessDetail } from '@lawdex/contracts';
import { FEE_LABELS, languageName } from '@lawdex/seo';
import { flagsIn, labelsOf } from '@lawdex/ui';
import { Fact } from '../facts/Fact.tsx';
import styles from './business-header.module.css';
import { LicenceText } from '../facts/LicenceText.tsx';

/** Facts that help to choose a lawyer: license, languages and fees, as far as they are known. */
export function TrustFacts({ business }: { business: BusinessDetail }) {
  const { licences, languages, feeBasis } = business;
  // A license that was checked counts more than one that was only stated.
  const licence = licences.find(({ checkedAt }) => checkedAt !== null) ?? licences[0];
  const consultations = labelsOf(business, flagsIn('consultation'), 'long');
  if (!licence && languages.length + feeBasis.length + consultations.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {licence && (
        <Fact className={styles.fact} label="License">
          <LicenceText licence={licence} />
          {licences.length > 1 && (
            <a className={styles.moreLicences} href="#practice-details">
              All licenses ({licences.length})
            </a>
          )}
        </Fact>
      )}
      {languages.length > 0 && (
        <Fact className={styles.fact} label="Languages">
          {languages.map((code) => languageName(code) ?? code).join(', ')}
        </Fact>
      )}
      {feeBasis.length > 0 && (
        <Fact className={styles.fact} label="Fees">
          {feeBasis.map((basis) => FEE_LABELS[basis]).join(', ')}
        </Fact>
      )}
      {consultations.length > 0 && (
        <Fact className={styles.fact} label="Consultations">
          <ul>
            {consultations.map((consultation) => (
              <li key={consultation}>{consultation}</li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}
