import { RANKING_PATH } from '@lawdex/contracts';
import type { FoundBusiness } from '@lawdex/contracts';
import { VisuallyHidden } from '@lawdex/ui';
import { Link } from 'react-router-dom';
import { whySentences } from './why-sentences.ts';
import type { WhyContext } from './why-sentences.ts';
import styles from './why.module.css';

export function WhyThisResult({ business, ...context }: WhyContext & { business: FoundBusiness }) {
  return (
    <details className={styles.why}>
      <summary>
        Why this result?<VisuallyHidden> {business.name}</VisuallyHidden>
      </summary>
      <ul className={styles.reasons}>
        {whySentences(business.why, business, context).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <Link to={RANKING_PATH}>How results are ranked</Link>
    </details>
  );
}
