import { Icon } from '../icons/Icon.tsx';
import styles from './QuestionList.module.css';

export interface QuestionListProps {
  questions: readonly { question: string; answer: string }[];
}

/** Questions that unfold their answers, without JavaScript too. */
export const QuestionList = ({ questions }: QuestionListProps) => (
  <div>
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
);
