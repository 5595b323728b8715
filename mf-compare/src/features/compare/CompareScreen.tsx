import { comparePath, searchPath } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { compareCrumbs } from '@lawdex/seo';
import { Breadcrumbs, Card, Container, LinkButton, longDate, QuestionList } from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import { CallSheet } from './call-sheet/CallSheet.tsx';
import type { CompareAddress } from './compare-address.core.ts';
import type { AnsweredComparison } from './compare.queries.ts';
import { compareFaq } from './compare-faq.ts';
import styles from './compare.module.css';
import { CompareTable } from './table/CompareTable.tsx';
import { Highlights } from './summary/Highlights.tsx';
import { LeftOut } from './left-out/LeftOut.tsx';
import { namesOf } from './names.core.ts';
import { PreferenceVote } from './vote/PreferenceVote.tsx';
import { onlyDiffering, rowGroups } from './table/rows.ts';
import { Summary } from './summary/Summary.tsx';
import { Toolbar } from './Toolbar.tsx';

interface CompareScreenProps {
  comparison: AnsweredComparison;
  address: CompareAddress;
}

export function CompareScreen({ comparison, address }: CompareScreenProps) {
  const site = useSite();
  const { businesses, allCategories, answeredAt } = comparison;
  const heading = useFocusAfterRemoval(businesses.length);
  const all = rowGroups(businesses, address.near, new Date(answeredAt));
  const differing = onlyDiffering(all);
  const shown = address.onlyDifferences ? differing : all;
  return (
    <Container className={styles.page}>
      <Breadcrumbs items={compareCrumbs()} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          Compare Law Firms
        </h1>
        <p className={styles.lead}>{namesOf(businesses)} side by side</p>
      </div>
      <p className={styles.onPaper}>
        As listed on {longDate(new Date(answeredAt).toISOString())}: {site.origin}
        {comparePath(businesses.map(({ id }) => id))}
      </p>
      <LeftOut address={address} missingIds={comparison.missingIds} />
      <Highlights comparison={comparison} />
      <section aria-labelledby="table-heading" className={styles.stack}>
        <h2 id="table-heading">Side by Side</h2>
        <Toolbar
          businesses={businesses}
          address={address}
          rows={{ differing: countRows(differing), all: countRows(all) }}
        />
        <CompareTable comparison={comparison} groups={shown} address={address} />
      </section>
      <PreferenceVote businesses={businesses} />
      <Summary comparison={comparison} near={address.near} />
      <CallSheet businesses={businesses} />
      <Card as="section" padding="lg" className={styles.faq} aria-labelledby="faq-heading">
        <h2 id="faq-heading">Frequently Asked Questions</h2>
        <QuestionList questions={compareFaq(comparison, site.name)} />
      </Card>
      <div className={styles.wayOn}>
        <LinkButton to="/" variant="secondary">
          Find More Businesses
        </LinkButton>
        <LinkButton to={searchPath({ category: allCategories[0]?.slug })}>Find Similar Businesses</LinkButton>
      </div>
    </Container>
  );
}

const countRows = (groups: readonly { rows: readonly unknown[] }[]): number =>
  groups.reduce((count, { rows }) => count + rows.length, 0);

/** Moves the focus when a column is removed together with the link that had it; otherwise the focus would be lost. */
function useFocusAfterRemoval(count: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(count);
  useEffect(() => {
    if (count < shown.current) heading.current?.focus({ preventScroll: true });
    shown.current = count;
  }, [count]);
  return heading;
}
