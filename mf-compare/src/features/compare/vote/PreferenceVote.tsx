import type { BusinessDetail } from '@lawdex/contracts';
import { Button, Card, Icon, readStored, showToast, store } from '@lawdex/ui';
import { useSyncExternalStore } from 'react';
import styles from '../compare.module.css';

const CHANGED = 'compare-vote:changed';

const RECORDED = { title: 'Vote recorded!', description: 'Thank you for your feedback.' };
const REFUSED = {
  title: 'Error',
  description: 'Your browser does not let this site store votes.',
  variant: 'destructive',
} as const;

/** The business that the visitor prefers, stored in this browser for this set of businesses. It needs JavaScript. */
export function PreferenceVote({ businesses }: { businesses: readonly BusinessDetail[] }) {
  const { chosen, choose } = useVote(businesses.map(({ id }) => id));
  const preferred = businesses.find(({ id }) => id === chosen);
  return (
    <Card as="section" padding="lg" className={styles.vote} aria-labelledby="vote-heading">
      <div>
        <h2 id="vote-heading">Which do you prefer?</h2>
        <p className={styles.quiet}>Your vote stays in this browser, for your own next visit.</p>
      </div>
      <div className={styles.choices} role="group" aria-labelledby="vote-heading">
        {businesses.map(({ id, name }) => (
          <Button
            key={id}
            variant={id === chosen ? 'primary' : 'secondary'}
            aria-pressed={id === chosen}
            onClick={() => showToast(choose(id) ? RECORDED : REFUSED)}
          >
            {id === chosen && <Icon name="check" size="sm" />}
            {name}
          </Button>
        ))}
      </div>
      {preferred && <p>You prefer {preferred.name}.</p>}
    </Card>
  );
}

function subscribe(listen: () => void): () => void {
  window.addEventListener('storage', listen);
  window.addEventListener(CHANGED, listen);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener(CHANGED, listen);
  };
}

/** The vote on a set of businesses, which this browser alone stores. */
function useVote(ids: readonly string[]) {
  // The same in whatever order they are compared.
  const key = `compareVote:${[...ids].sort().join(',')}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
  return {
    // Storage may hold anything, so a vote counts only if it names one of these businesses.
    chosen: ids.find((id) => id === stored),
    /** Returns false when the browser refuses to store the choice. */
    choose(id: string): boolean {
      if (!store(key, id)) return false;
      window.dispatchEvent(new Event(CHANGED));
      return true;
    },
  };
}
