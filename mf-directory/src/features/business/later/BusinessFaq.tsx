import { businessFaq } from '@lawdex/seo';
import { Card } from '@lawdex/ui';
import type { QuestionList } from '@lawdex/ui';
import type { AnsweredBusiness } from '../../../lib/reviews/reviews.queries.ts';
import styles from '../business.module.css';

export interface BusinessFaqProps {
  business: AnsweredBusiness;
  List: typeof QuestionList;
}

export function BusinessFaq({ business, List }: BusinessFaqProps) {
  const questions = businessFaq(business, business.answeredAt);
  if (questions.length === 0) return null;
  return (
    <Card as="section" padding="lg" className={styles.stack} aria-labelledby="faq-heading">
      <h2 id="faq-heading">Frequently Asked Questions</h2>
      <List questions={questions} />
    </Card>
  );
}
