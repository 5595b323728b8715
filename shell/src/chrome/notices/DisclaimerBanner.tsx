import { TERMS_PATH } from '@lawdex/contracts';
import { Icon } from '@lawdex/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DISCLAIMER_KEY } from '../../protocol/early-script.ts';
import { focusContent } from '../navigation/focus-content.ts';
import { local, writeStored } from '../safe-storage.ts';
import styles from './notices.module.css';

/** Part of every server answer. protocol/early-script.ts hides it before the first paint after it was dismissed. */
export function DisclaimerBanner() {
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const dismiss = () => {
    writeStored(local, DISCLAIMER_KEY, 'true');
    document.documentElement.setAttribute('data-disclaimer-dismissed', '');
    setDismissed(true);
    focusContent();
  };
  return (
    <aside className={styles.disclaimer} aria-label="Disclaimer">
      <div className={styles.disclaimerInner}>
        <p>
          <strong>Important:</strong> This directory provides informational listings only. We are not a law firm and do
          not provide legal advice. <Link to={TERMS_PATH}>Read our terms</Link>
        </p>
        <button type="button" className={styles.dismiss} aria-label="Dismiss disclaimer" onClick={dismiss}>
          <Icon name="x" />
        </button>
      </div>
    </aside>
  );
}
