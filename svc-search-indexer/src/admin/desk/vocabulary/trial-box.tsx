import type { Difference, Trial } from '../../vocabulary/trial/trials.ts';
import { count, Table, Tag } from '../parts.tsx';

/** The differences that the draft would make: how searches are read and what they find first, side by side. */
export function TrialBox({ trial }: { trial: Trial }) {
  const { phase, done, of, by, result } = trial;
  const { readDifferently, findDifferently, unanswered, differences } = result;
  const running = phase === 'running';
  return (
    <section className="card" aria-labelledby="trial">
      <div className="head">
        <h2 id="trial">Trial of the draft</h2>
        <Tag kind={phase === 'done' ? 'good' : running ? '' : 'bad'}>{phase === 'failed' ? 'stopped' : phase}</Tag>
      </div>
      {running && <progress max={Math.max(1, of)} value={done} aria-label="Trial of the draft" />}
      <p>
        {`${count(done)} of ${count(of)} searches tried by ${by}: the judged ones, and the last 1,000 that visitors made. `}
        {`${count(readDifferently)} would be read differently, ${count(findDifferently)} of them would find something else first.`}
        {unanswered > 0 && ` ${count(unanswered)} had no answer in time.`}
      </p>
      {running && (
        <noscript>
          <p>
            <a href="/admin/vocabulary">Load the page again to see how far it is</a>
          </p>
        </noscript>
      )}
      {phase === 'failed' && <p className="notice bad">It stopped before its end. Try again.</p>}
      <Table
        caption="Before and after"
        columns={['Search', 'Times', 'Read now', 'Read with the draft', 'First ten']}
        numbers={['Times']}
        rows={differences.map((one) => [
          <Asked key="asked" {...one} />,
          count(one.times),
          one.before,
          one.after,
          <FirstTen key="ten" {...one} />,
        ])}
        empty={running ? 'No difference so far.' : 'Every search is read as before.'}
      />
      {readDifferently > differences.length + unanswered && (
        <p className="faint">{`The first ${count(differences.length)}.`}</p>
      )}
    </section>
  );
}

const Asked = ({ query, location, from }: Difference) => (
  <>
    {query}
    {location !== '' && ` in ${location}`} {from === 'judged' && <Tag kind="warn">judged</Tag>}
  </>
);

function FirstTen({ moves: { firstMoved, lost, gained } }: Difference) {
  if (firstMoved === null) return 'The same';
  const names = (label: string, list: readonly string[]) =>
    list.length > 0 && <li>{`${label}: ${list.join(', ')}`}</li>;
  return (
    <ul className="plain">
      <li>{`Differs from place ${firstMoved} on`}</li>
      {names('Lost', lost)}
      {names('New', gained)}
    </ul>
  );
}
