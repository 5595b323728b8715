import { useSite } from '@lawdex/mf-kit/runtime';
import { Icon } from '@lawdex/ui';
import styles from './notices.module.css';

/** Says that the listings are invented; shown for demo data. */
export function DemoNotice() {
  const { demoData } = useSite();
  if (!demoData) return null;
  return (
    <aside className={styles.demo} aria-label="Demo notice">
      <Icon name="info" size="sm" />
      <p>
        <strong>Demo:</strong> generated firms and reviews, all fictional.
      </p>
    </aside>
  );
}
