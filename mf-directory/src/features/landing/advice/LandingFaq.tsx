import { QuestionList, SectionHeading } from '@lawdex/ui';
import type { QuestionListProps } from '@lawdex/ui';
import styles from '../landing.module.css';

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
