import { businessPath, openingState } from '@lawdex/contracts';
import type { BusinessDetail } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import styles from './contact.module.css';
import { reminderOf } from './reminder.core.ts';
import { useMinute } from './use-minute.ts';

/** A calendar's file for the moment in which a closed business opens again. */
export function RemindMe({ business, answeredAt }: { business: BusinessDetail; answeredAt: number }) {
  const { origin } = useSite();
  const now = useMinute(answeredAt);
  const { hours, timeZone, slug } = business;
  const state = openingState(hours, timeZone, now);
  if (!timeZone || state?.kind !== 'closed') return null;
  const file = reminderOf(business, timeZone, state.opens, `${origin}${businessPath(slug)}`, now);
  return (
    <a
      className={styles.remind}
      download={`${slug}.ics`}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
    >
      Remind me when it opens
    </a>
  );
}
