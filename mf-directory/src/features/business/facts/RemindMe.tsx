import { businessPath, openingState, type BusinessDetail } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import styles from './contact.module.css';
import { useMinute } from './use-minute.ts';

/** Makes a calendar's file for the moment in which a closed business opens again. Its code is loaded when it is asked for. */
export function RemindMe({ business, answeredAt }: { business: BusinessDetail; answeredAt: number }) {
  const { origin } = useSite();
  const now = useMinute(answeredAt);
  const { hours, timeZone, slug } = business;
  const state = openingState(hours, timeZone, now);
  if (!timeZone || state?.kind !== 'closed') return null;
  const remind = async () => {
    const { reminderOf } = await import('./reminder.core.ts');
    const file = reminderOf(business, timeZone, state.opens, `${origin}${businessPath(slug)}`, now);
    const href = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }));
    Object.assign(document.createElement('a'), { href, download: `${slug}.ics` }).click();
    URL.revokeObjectURL(href);
  };
  return (
    <button type="button" className={styles.remind} onClick={() => void remind()}>
      Remind me when it opens
    </button>
  );
}
