import type { Understood } from '@lawdex/contracts';
import { Icon } from '@lawdex/ui';
import styles from './licence.module.css';

/** Explains how to check a license. It is shown to visitors who ask, and for a number that no business lists. */
export default function LicenceHelp({
  licence: { state, authority },
}: {
  licence: NonNullable<Understood['licence']>;
}) {
  return (
    <section className={styles.help} aria-labelledby="check-license">
      <h2 id="check-license" className={styles.title}>
        <Icon name="certificate" />
        How to check a lawyer’s license
      </h2>
      <p>
        Nobody may practice law without a license, and there is no national one: each state licenses its own lawyers.
        Its bar or its highest court publishes the list of them, which anybody may search for free.
      </p>
      <ol className={styles.steps}>
        <li>
          <strong>Get the full name or the license number,</strong> which is also called bar number. Some firms list
          both on their page here, under “License”.
        </li>
        <li>
          <strong>Search the official list.</strong>{' '}
          {state && authority ? (
            <>
              In {state} it is kept by the{' '}
              {authority.url === null ? (
                <span>{authority.name}</span>
              ) : (
                <a href={authority.url} target="_blank" rel="noopener">
                  {authority.name}
                </a>
              )}
              <span>.</span>
            </>
          ) : (
            <span>Look for the state bar or the supreme court of the state where the lawyer works for you.</span>
          )}{' '}
          <span>
            The link beside a license on a firm’s page leads to the source that the firm names, with the day on which it
            was looked up.
          </span>
        </li>
        <li>
          <strong>Read the status.</strong> “Active” or “in good standing” means that the lawyer may take your case;
          “inactive”, “suspended” and “disbarred” mean no. Most lists show public discipline, too.
        </li>
      </ol>
      <p className={styles.quiet}>
        Licenses on this site are what firms say of themselves. The official list decides. To see which firm lists a
        license, search for its number.
      </p>
    </section>
  );
}
