import { ADD_BUSINESS_PATH, BLOG_PATH, searchPath } from '@lawdex/contracts';
import { useRouteExists, useSite } from '@lawdex/mf-kit/runtime';
import { Card, Icon, LinkButton, LinkList, QuestionList, type QuestionListProps } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { Section } from '../../lib/Section.tsx';
import type { Landing } from './landing.queries.ts';
import { consultationText, reasonsFor, resourceLinks } from './advice.core.ts';
import styles from './advice.module.css';

/** Explains on what facts the list is based. It praises no lawyer, because the site endorses none. */
export function WhyChoose({ page }: { page: Landing }) {
  const site = useSite();
  return (
    <Section folds title="Why Choose From This List">
      <ul className={styles.reasons}>
        {reasonsFor(page, site.name).map(({ icon, title, text, link }) => (
          <li key={title} className={styles.reason}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p>{text}</p>
            {link && (
              <p>
                <Link to={link.to}>{link.text}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function LandingFaq({ questions }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <Section folds title="Frequently Asked Questions">
      <div className={styles.questions}>
        <QuestionList questions={questions} />
      </div>
    </Section>
  );
}

export function LegalResources({ page }: { page: Landing }) {
  const hasBlog = useRouteExists(BLOG_PATH);
  return (
    <Section folds title="Legal Resources" lead="In immediate danger? Call 911 first.">
      <LinkList links={resourceLinks(page, hasBlog)} layout="wide" />
    </Section>
  );
}

export function ConsultationBox({ page }: { page: Landing }) {
  return (
    <Card as="aside" padding="lg" className={styles.box} aria-labelledby="consultation-heading">
      <h2 id="consultation-heading" className={styles.boxTitle}>
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
