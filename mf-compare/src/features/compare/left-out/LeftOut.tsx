import { andText, COMPARE_MAX } from '@lawdex/contracts';
import { Button, Icon } from '@lawdex/ui';
import { removeFromList } from '../../../lib/compare-actions.ts';
import { useCompareList } from '../../../lib/compare-store.ts';
import type { CompareAddress } from '../compare-address.core.ts';
import styles from '../compare.module.css';

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

interface MissingBusiness {
  id: string;
  /** The name from the visitor's own list. */
  name?: string | undefined;
}

const NAME_MAX = 60;
const NAMED_MAX = 4;

/** One sentence for each reason why businesses of the address are not shown. */
export function leftOut(
  { ids, malformed, beyond, hasDoubles }: CompareAddress,
  missing: readonly MissingBusiness[],
): string[] {
  const gone = missing.length + malformed.length;
  const asked = ids.length + malformed.length;
  return [
    gone > 0 &&
      `${asked === 1 ? 'The firm' : `${gone} of ${asked} firms`} ${gone === 1 ? 'is' : 'are'} no longer listed${named(missing, gone)}.`,
    beyond > 0 &&
      `You can compare up to ${COMPARE_MAX} businesses at a time. The first ${COMPARE_MAX} of ${COMPARE_MAX + beyond} are shown.`,
    hasDoubles && 'A firm that the link names twice is compared once.',
  ].filter((sentence) => sentence !== false);
}

/** The names from the visitor's list, because ids tell a visitor nothing. */
function named(missing: readonly MissingBusiness[], gone: number): string {
  const names = missing.flatMap(({ name }) => (name === undefined ? [] : shortened(name))).slice(0, NAMED_MAX);
  if (names.length === 0) return '';
  const rest = gone - names.length;
  return `: ${andText(rest > 0 ? [...names, `${rest} more`] : names)}`;
}

const shortened = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name);
