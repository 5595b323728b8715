import type { BusinessDetail } from '@lawdex/contracts';
import { businessFaq } from '@lawdex/seo';
import { Card, Icon } from '@lawdex/ui';
import styles from './faq.module.css';

export function BusinessFaq({ business }: { business: BusinessDetail }) {
  const questions = businessFaq(business);
  if (questions.length === 0) return null;
  return (
    <Card as="section" padding="lg" aria-labelledby="faq-heading">
      <h2 id="faq-heading">Frequently Asked Questions</h2>
      <div className={styles.list}>
        {questions.map(({ question, answer }) => (
          <details key={question} className={styles.item}>
            <summary className={styles.question}>
              {question}
              <Icon name="chevron-down" size="sm" className={styles.mark} />
            </summary>
            <p className={styles.answer}>{answer}</p>
          </details>
        ))}
      </div>
    </Card>
  );
}
