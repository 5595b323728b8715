import type { RemovedReview } from '@lawdex/contracts';
import styles from './removed-reviews.module.css';

/** How anybody can see that no entry was changed or left out. */
export const LedgerCheck = ({ newest: { number, hash } }: { newest: RemovedReview }) => (
  <section className={styles.part} aria-labelledby="check">
    <h2 id="check">Check it yourself</h2>
    <p>
      The entries are a chain: each has a checksum of its own line together with the checksum of the entry before.
      Whoever changes an old entry, or leaves one out, changes every checksum after it. Note the newest one, and compare
      it the next time with that of the same number.
    </p>
    <p>
      The checksum of No. {number}: <code className={styles.hash}>{hash}</code>
    </p>
    <p>
      All entries with their checksums:{' '}
      <a href="/api/reviews/removed?limit=100" rel="nofollow">
        as data
      </a>
      . A checksum is the SHA-256 of the one before (64 zeros for the first), followed by{' '}
      <code className={styles.hash}>{'{"number":1,"month":"2026-11","reason":"spam","rating":1}'}</code> with the
      entry&apos;s own values.
    </p>
  </section>
);
