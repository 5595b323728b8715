import type { Licence } from '@lawdex/contracts';
import { longDate } from '@lawdex/ui';
import styles from '../business.module.css';
import { websiteOf } from '../contact/contact.core.ts';

/** A license's holder and jurisdiction; below them its source and the date of the last check. */
export function LicenceText({ licence }: { licence: Licence }) {
  const { jurisdiction, holder, number, yearAdmitted, checkedAt } = licence;
  const source = websiteOf(licence.sourceUrl);
  const checked = checkedAt ? longDate(checkedAt) : '';
  return (
    <>
      {holder && <span className={styles.holder}>{holder}</span>}
      <span>
        {jurisdiction}
        {number && `, no. ${number}`}
        {yearAdmitted !== null && `, admitted ${yearAdmitted}`}
      </span>
      {(source || checked) && (
        <span className={styles.source}>
          {source && (
            <a href={source.href} target="_blank" rel="nofollow ugc noopener">
              {source.host}
            </a>
          )}
          {checked && ` checked ${checked}`}
        </span>
      )}
    </>
  );
}
