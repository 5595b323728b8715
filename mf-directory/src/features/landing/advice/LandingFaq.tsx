import { QuestionList } from '@lawdex/ui';
import type { QuestionListProps } from '@lawdex/ui';
import { LandingSection } from '../LandingSection.tsx';
import styles from './landing-faq.module.css';

export function LandingFaq({ questions }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <LandingSection title="Frequently Asked Questions">
      <div className={styles.questions}>
        <QuestionList questions={questions} />
      </div>
    </LandingSection>
  );
}
