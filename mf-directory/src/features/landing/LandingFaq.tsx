import { SectionHeading } from '@lawdex/ui';
import { QuestionList } from '../../lib/QuestionList.tsx';
import type { QuestionListProps } from '../../lib/QuestionList.tsx';
import styles from './landing.module.css';

export function LandingFaq({ questions }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="faq-heading">
      <SectionHeading id="faq-heading">Frequently Asked Questions</SectionHeading>
      <div className={styles.questions}>
        <QuestionList questions={questions} />
      </div>
    </section>
  );
}
