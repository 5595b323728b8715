import type { BusinessDetail } from '@lawdex/contracts';
import { Button, Card } from '@lawdex/ui';
import { callQuestions } from './call-questions.core.ts';
import styles from './call-sheet.module.css';

/** Questions for a first call: a list on the screen; on paper a table with room for each business's answers. */
export function CallSheet({ businesses }: { businesses: readonly BusinessDetail[] }) {
  const questions = callQuestions(businesses);
  return (
    <Card as="section" padding="lg" className={styles.sheet} aria-labelledby="questions-heading">
      <div className={styles.head}>
        <div>
          <h2 id="questions-heading">Questions for a First Call</h2>
          <p className={styles.lead}>Printed, they are a sheet with room for the answers of each firm.</p>
        </div>
        <Button variant="secondary" className={styles.print} onClick={() => window.print()}>
          Print this comparison
        </Button>
      </div>
      <ol className={styles.questions}>
        {questions.map(({ question, openFor }) => (
          <li key={question}>
            {question}
            {openFor && <span className={styles.openFor}>Not listed by {openFor}</span>}
          </li>
        ))}
      </ol>
      {/* Hidden from screen readers, because it repeats the list. */}
      <table className={styles.onPaper} aria-hidden="true">
        <thead>
          <tr>
            <th scope="col">Question</th>
            {businesses.map(({ id, name, phone }) => (
              <th key={id} scope="col">
                {name}
                {phone && <span className={styles.openFor}>{phone}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {businesses.map(({ id }) => (
                <td key={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
