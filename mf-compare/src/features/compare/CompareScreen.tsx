import { comparePath, searchPath, type BusinessDetail } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { compareCrumbs } from '@lawdex/seo';
import {
  Breadcrumbs,
  Button,
  Card,
  Container,
  Icon,
  LinkButton,
  longDate,
  PositionButton,
  QuestionList,
  ShareButton,
  usePosition,
} from '@lawdex/ui';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import sheet from './call-sheet/call-sheet.module.css';
import { callQuestions } from './call-sheet/call-questions.core.ts';
import type { CompareAddress } from './compare-address.core.ts';
import type { AnsweredComparison } from './compare.queries.ts';
import { compareFaq } from './compare-faq.ts';
import styles from './compare.module.css';
import { CompareTable } from './table/CompareTable.tsx';
import { LeftOut } from './left-out/LeftOut.tsx';
import { namesOf } from './facts.ts';
import { PreferenceVote } from './vote/PreferenceVote.tsx';
import { onlyDiffering, rowGroups } from './table/rows.ts';
import { Highlights, Summary } from './summary/Summary.tsx';

export function CompareScreen({ comparison, address }: { comparison: AnsweredComparison; address: CompareAddress }) {
  const site = useSite();
  const { businesses, allCategories, answeredAt } = comparison;
  const heading = useFocusAfterRemoval(businesses.length);
  const all = rowGroups(businesses, address.near);
  const differing = onlyDiffering(all);
  const shown = address.onlyDifferences ? differing : all;
  return (
    <Container className={styles.page}>
      <div className={styles.top}>
        <Breadcrumbs items={compareCrumbs()} />
        <h1 ref={heading} tabIndex={-1}>
          Compare Law Firms
        </h1>
        <p className={styles.onPaper}>
          As listed on {longDate(new Date(answeredAt).toISOString())}: {site.origin}
          {comparePath(businesses.map(({ id }) => id))}
        </p>
        <LeftOut address={address} missingIds={comparison.missingIds} />
        <Toolbar
          businesses={businesses}
          address={address}
          rows={{ differing: countRows(differing), all: countRows(all) }}
        />
        <CompareTable comparison={comparison} groups={shown} address={address} />
      </div>
      <Highlights comparison={comparison} />
      <PreferenceVote businesses={businesses} />
      <Summary comparison={comparison} near={address.near} />
      <CallSheet businesses={businesses} />
      <Card as="section" padding="lg" className={styles.faq} aria-labelledby="faq-heading">
        <h2 id="faq-heading">Frequently Asked Questions</h2>
        <QuestionList questions={compareFaq(site.name)} />
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

interface ToolbarProps {
  businesses: readonly BusinessDetail[];
  address: CompareAddress;
  rows: { differing: number; all: number };
}

function Toolbar({ businesses, address, rows }: ToolbarProps) {
  const navigate = useNavigate();
  const { onlyDifferences, near } = address;
  const ids = businesses.map(({ id }) => id);
  const position = usePosition((found) => {
    void navigate(comparePath(ids, { onlyDifferences, near: found }), { replace: true });
  });
  return (
    <div className={styles.toolbar}>
      <LinkButton
        to={comparePath(ids, { onlyDifferences: !onlyDifferences, near })}
        replace
        variant="secondary"
        size="sm"
      >
        <Icon name="filter" size="sm" />
        <span>{onlyDifferences ? 'Show all rows' : 'Only differences'}</span>
      </LinkButton>
      {near === undefined && <PositionButton {...position} />}
      {/* Without the visitor's position. */}
      <ShareButton
        title={`Compare ${namesOf(businesses)}`}
        path={comparePath(ids)}
        copied="Comparison link has been copied to your clipboard."
        size="sm"
      />
      <p className={styles.count} role="status">
        {position.status === 'refused'
          ? 'Your location is not available.'
          : `${rows.differing} of ${rows.all} rows ${rows.differing === 1 ? 'differs' : 'differ'}`}
      </p>
    </div>
  );
}

/** Questions for a first call: a list on the screen; on paper a table with room for each business's answers. */
function CallSheet({ businesses }: { businesses: readonly BusinessDetail[] }) {
  const questions = callQuestions(businesses);
  return (
    <Card as="section" padding="lg" className={sheet.sheet} aria-labelledby="questions-heading">
      <div className={sheet.head}>
        <div>
          <h2 id="questions-heading">Questions for a First Call</h2>
          <p className={sheet.lead}>Printed, they are a sheet with room for the answers of each firm.</p>
        </div>
        <Button variant="secondary" className={sheet.print} onClick={() => window.print()}>
          Print this comparison
        </Button>
      </div>
      <ol className={sheet.questions}>
        {questions.map(({ question, openFor }) => (
          <li key={question}>
            {question}
            {openFor && <span className={sheet.openFor}>Not listed by {openFor}</span>}
          </li>
        ))}
      </ol>
      {/* Hidden from screen readers, because it repeats the list. */}
      <table className={sheet.onPaper} aria-hidden="true">
        <thead>
          <tr>
            <th scope="col">Question</th>
            {businesses.map(({ id, name, phone }) => (
              <th key={id} scope="col">
                {name}
                {phone && <span className={sheet.openFor}>{phone}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question }) => (
            <tr key={question}>
              <th scope="row">{question}</th>
              {businesses.map(({ id }) => (
                <td key={id} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
