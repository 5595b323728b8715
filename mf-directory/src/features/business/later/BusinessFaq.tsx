import type { BusinessDetail } from '@lawdex/contracts';
import { businessFaq } from '@lawdex/seo';
import { Card } from '@lawdex/ui';
import type { QuestionList } from '@lawdex/ui';
import styles from '../business.module.css';

export interface BusinessFaqProps {
  business: BusinessDetail;
  List: typeof QuestionList;
}

export function BusinessFaq({ business, List }: BusinessFaqProps) {
  const questions = businessFaq(business);
  if (questions.length === 0) return null;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="faq-heading">
      <h2 id="faq-heading">Frequently Asked Questions</h2>
      <List questions={questions} />
    </Card>
  );
}
