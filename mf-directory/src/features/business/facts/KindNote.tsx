import { searchPath } from '@lawdex/contracts';
import type { BusinessDetail, BusinessKind } from '@lawdex/contracts';
import { kindLabel } from '@lawdex/seo';
import { Card } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import styles from '../business.module.css';

/** Explains organizations that are not law firms, and what they cannot do for a visitor. */
const NOTES: Partial<Record<BusinessKind, string>> = {
  'legal-aid':
    'Legal aid organizations help people who cannot afford a lawyer, as a rule free of charge. Ask whether your case and your income qualify.',
  court:
    'This is a court, not a law firm. Its staff can tell you about forms, fees and dates, but cannot give legal advice.',
  agency: 'This is a government agency, not a law firm. It cannot represent you or give you legal advice.',
  other: 'This organization works in the legal field, but is not listed as a law firm.',
};

export function KindNote({ business: { kind = 'law-firm', city, state } }: { business: BusinessDetail }) {
  const note = NOTES[kind];
  if (!note) return null;
  const place = `${city}, ${state}`;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="kind-heading">
      <h2 id="kind-heading">{kindLabel(kind)}</h2>
      <p className={styles.prose}>{note}</p>
      <p>
        <Link to={searchPath({ location: place })}>Find a law firm in {place}</Link>
      </p>
    </Card>
  );
}
