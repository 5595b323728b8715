import type { BusinessDetail } from '@lawdex/contracts';
import { Button, Card, Icon, showToast } from '@lawdex/ui';
import styles from '../compare.module.css';
import { useVote } from './use-vote.ts';

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
