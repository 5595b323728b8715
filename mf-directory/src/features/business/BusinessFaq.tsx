import type { BusinessDetail } from '@lawdex/contracts';
import { businessFaq } from '@lawdex/seo';
import { Card, QuestionList } from '@lawdex/ui';
import styles from './business.module.css';

export function BusinessFaq({ business }: { business: BusinessDetail }) {
  const questions = businessFaq(business);
  if (questions.length === 0) return null;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="faq-heading">
      <h2 id="faq-heading">Frequently Asked Questions</h2>
      <QuestionList questions={questions} />
    </Card>
  );
}
