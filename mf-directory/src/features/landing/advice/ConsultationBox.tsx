import { ADD_BUSINESS_PATH, searchPath } from '@lawdex/contracts';
import { Card, LinkButton } from '@lawdex/ui';
import { consultationText } from './consultation.core.ts';
import type { Landing } from '../landing.queries.ts';
import styles from './consultation-box.module.css';

export function ConsultationBox({ page }: { page: Landing }) {
  return (
    <Card as="aside" padding="lg" className={styles.box} aria-labelledby="consultation-heading">
      <h2 id="consultation-heading" className={styles.title}>
        Free Consultation
      </h2>
      <p>{consultationText(page)}</p>
      <div className={styles.actions}>
        <LinkButton to={searchPath({ category: page.categorySlug ?? undefined })} block>
          Browse All Lawyers
        </LinkButton>
        <LinkButton to={ADD_BUSINESS_PATH} variant="secondary" block>
          Add Your Law Firm
        </LinkButton>
      </div>
    </Card>
  );
}
