import { countOf, REMOVAL_WORDS, removedReviewsPath, SEARCH_PATH } from '@lawdex/contracts';
import type { RemovalRates, RemovedReview } from '@lawdex/contracts';
import { api, useSite, type PageContext } from '@lawdex/mf-kit/runtime';
import { pageText, removedReviewsCrumbs, removedReviewsHead } from '@lawdex/seo';
import {
  Breadcrumbs,
  Container,
  monthText,
  orMissing,
  pageCountOf,
  pageNotFound,
  PageScreen,
  pageStateOf,
  Pagination,
  Rating,
  readPage,
  StatList,
  usePageHead,
} from '@lawdex/ui';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { IndexSkeleton } from '../../lib/IndexSkeleton.tsx';
import { RulesLink } from '../../lib/reviews/RulesLink.tsx';
import { useFocusOnNewPage } from '../../lib/navigation.ts';
import { percentText, rateText } from './removal-rate.core.ts';
import styles from './removed-reviews.module.css';

const NO_SUCH_PAGE = pageNotFound({ action: { label: 'Browse Businesses', to: SEARCH_PATH } });
const REMOVED_PER_PAGE = 50;

/** The public ledger of removals. */
interface Ledger {
  /** The newest first. */
  entries: RemovedReview[];
  rates: RemovalRates;
  page: number;
}

const ledgerQuery = (page: number) =>
  queryOptions({
    queryKey: ['removed-reviews', page],
    queryFn: async ({ signal }): Promise<Ledger> => {
      const [entries, rates] = await Promise.all([
        api.get('/api/reviews/removed', { query: { page, limit: REMOVED_PER_PAGE }, signal }),
        api.get('/api/reviews/removed/rates', { signal }),
      ]);
      return { entries, rates, page };
    },
  });

/** Every review that was removed, without its words and its writer's name, and how the list can be checked. */
export function RemovedReviewsPage() {
  const [params] = useSearchParams();
  const site = useSite();
  const page = readPage(params);
  const query = useQuery({ ...ledgerQuery(page ?? 1), enabled: page !== null });
  const state = orMissing(
    pageStateOf(query, NO_SUCH_PAGE),
    ({ entries }) => (entries.length > 0 || page === 1 ? null : NO_SUCH_PAGE),
    page === null && NO_SUCH_PAGE,
  );
  usePageHead(state, {
    shown: (ledger) => removedReviewsHead(ledger.page, site),
    failedTitle: 'Removed Reviews',
  });
  return (
    <PageScreen
      state={state}
      failure="The removed reviews could not be loaded"
      onRetry={query.refetch}
      loading={<IndexSkeleton />}
    >
      {(ledger) => <Removed ledger={ledger} />}
    </PageScreen>
  );
}

function Removed({ ledger: { entries, rates, page } }: { ledger: Ledger }) {
  useFocusOnNewPage(page, 'list-heading');
  const [newest] = entries;
  // Entries are numbered without gaps.
  const total = newest ? newest.number + (page - 1) * REMOVED_PER_PAGE : 0;
  return (
    <Container width="prose" className={styles.page}>
      <Breadcrumbs items={removedReviewsCrumbs()} />
      <h1 id="list-heading" tabIndex={-1}>
        Removed Reviews{pageText(page)}
      </h1>
      <p className={styles.lead}>
        Each review that we took down stands here for good, with the month, its stars and the reason, without its words
        or names. That a review is negative is never a reason. <RulesLink />
      </p>
      {page === 1 && <RemovalFigures rates={rates} />}
      <section className={styles.part} aria-labelledby="entries">
        <h2 id="entries">Every removal</h2>
        {entries.length > 0 ? (
          <Entries entries={entries} />
        ) : (
          <p>
            No removal is listed so far. The first one will be number 1. Each number is counted on from the one before,
            and so is its checksum, so that nobody can take an entry out or change it later without being seen.
          </p>
        )}
        <Pagination page={page} pageCount={pageCountOf(total, REMOVED_PER_PAGE)} hrefFor={removedReviewsPath} />
      </section>
      {newest && page === 1 && <LedgerCheck newest={newest} />}
    </Container>
  );
}

const Entries = ({ entries }: { entries: readonly RemovedReview[] }) => (
  <table className={styles.table} aria-labelledby="entries">
    <thead>
      <tr>
        <th scope="col">No.</th>
        <th scope="col">Month</th>
        <th scope="col">Stars</th>
        <th scope="col">Reason</th>
      </tr>
    </thead>
    <tbody>
      {entries.map(({ number, month, rating, reason }) => (
        <tr key={number} id={`removed-${number}`}>
          <td>{number}</td>
          <td>{monthText(month)}</td>
          <td>
            <Rating value={rating} hideValue />
          </td>
          <td>{reasonText(reason)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** A newer service may give a reason that this page does not know. */
const reasonText = (reason: RemovedReview['reason']): string =>
  reason === 'restored' ? 'Shown again: an earlier removal was taken back' : (REMOVAL_WORDS[reason] ?? reason);

/** How anybody can see that no entry was changed or left out. */
const LedgerCheck = ({ newest: { number, hash } }: { newest: RemovedReview }) => (
  <section className={styles.part} aria-labelledby="check">
    <h2 id="check">Check it yourself</h2>
    <p>
      The entries are a chain: each has a checksum of its own line together with the checksum of the entry before.
      Whoever changes an old entry, or leaves one out, changes every checksum after it. Note the newest one, and compare
      it the next time with that of the same number.
    </p>
    <p>
      The checksum of No. {number}: <code>{hash}</code>
    </p>
    <p>
      All entries with their checksums:{' '}
      <a href="/api/reviews/removed?limit=100" rel="nofollow">
        as data
      </a>
      . A checksum is the SHA-256 of the one before (64 zeros for the first), followed by{' '}
      <code>{'{"number":1,"month":"2026-11","reason":"spam","rating":1}'}</code> with the entry&apos;s own values.
    </p>
  </section>
);

/** How many bad and how many good reviews were removed, side by side, and why. */
const RemovalFigures = ({ rates: { low, high, reasons, unlisted = 0 } }: { rates: RemovalRates }) => (
  <section className={styles.part} aria-labelledby="rates">
    <h2 id="rates">Good and bad reviews, side by side</h2>
    <p>If we took down bad reviews to please firms, these two numbers would be far apart.</p>
    <StatList
      figures={[
        { value: percentText(low), label: `1 and 2 stars: ${rateText(low)}` },
        { value: percentText(high), label: `4 and 5 stars: ${rateText(high)}` },
      ]}
    />
    {reasons.length > 0 && (
      <ul className={styles.reasons}>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>{`${REMOVAL_WORDS[reason] ?? reason}: ${countOf(count, 'review')}`}</li>
        ))}
      </ul>
    )}
    {unlisted > 0 && <p>Removed before this list began, and not in it: {countOf(unlisted, 'review')}.</p>}
  </section>
);

export async function prefetchRemoved({ url, queryClient }: PageContext): Promise<void> {
  const page = readPage(url.searchParams);
  if (page !== null) await queryClient.prefetchQuery(ledgerQuery(page));
}
