import { TERMS_PATH } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Icon, store } from '@lawdex/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DISCLAIMER_KEY } from '../../protocol/early-script.ts';
import { focusContent } from '../navigation/focus-content.ts';
import styles from './notices.module.css';

/** One line above the header: whether the listings are invented, and the disclaimer, whose words a tap unfolds on a phone. */
export function Notices() {
  const { demoData } = useSite();
  return (
    <div className={styles.notices}>
      {demoData && (
        <aside className={styles.demo} aria-label="Demo notice">
          <strong>Demo:</strong> <span className={styles.folded}>generated firms and reviews, all </span>fictional.
        </aside>
      )}
      <Disclaimer />
    </div>
  );
}

/** Part of every server answer. protocol/early-script.ts hides it before the first paint after it was dismissed. */
function Disclaimer() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const dismiss = () => {
    store(DISCLAIMER_KEY, 'true');
    document.documentElement.setAttribute('data-disclaimer-dismissed', '');
    setDismissed(true);
    focusContent();
  };
  return (
    <aside className={styles.disclaimer} aria-label="Disclaimer">
      <details className={styles.words}>
        <summary>
          <strong>Important:</strong>{' '}
          <span className={styles.folded}>This directory provides informational listings only. </span>We are not a law
          firm<span className={styles.folded}> and do not provide legal advice</span>.
        </summary>
      </details>
      <Link to={TERMS_PATH}>
        <span className={styles.folded}>Read our </span>terms
      </Link>
      <button type="button" className={styles.dismiss} aria-label="Dismiss disclaimer" onClick={dismiss}>
        <Icon name="x" size="sm" />
      </button>
    </aside>
  );
}
