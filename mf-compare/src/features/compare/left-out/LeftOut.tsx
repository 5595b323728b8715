import { Button, Icon } from '@lawdex/ui';
import { removeFromList } from '../../../lib/compare-actions.ts';
import { useCompareList } from '../../../lib/compare-store.ts';
import type { CompareAddress } from '../compare-address.core.ts';
import styles from '../compare.module.css';
import { leftOut } from './left-out.core.ts';

/**
 * Says which of the address's businesses are not shown. A business that is no longer listed is named as the visitor's list remembers it.
 */
export function LeftOut({ address, missingIds }: { address: CompareAddress; missingIds: readonly string[] }) {
  const list = useCompareList();
  const sentences = leftOut(
    address,
    missingIds.map((id) => ({ id, name: list.details[id]?.name })),
  );
  const listed = missingIds.filter((id) => list.ids.includes(id));
  if (sentences.length === 0) return null;
  return (
    <div className={styles.note}>
      <Icon name="info" />
      <ul className={styles.stackSmall}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {listed.length > 0 && (
          <li>
            <Button variant="secondary" size="sm" onClick={() => removeFromList(...listed)}>
              Remove from my comparison list
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}
