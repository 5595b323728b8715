import { DomainError } from '@lawdex/svc-kit';
import { Drift, type DriftReport } from '../../rebuild/drift.service.ts';
import { Rebuilds } from '../../rebuild/rebuilds.service.ts';
import { Audited } from '../audit/audited.ts';
import { By } from '../access/admins.ts';
import { EngineStatuses, type EngineStatus } from '../status/engine-status.ts';
import { DeskController, Field, Form, Page } from './desk.ts';
import type { DeskPage } from './layout.tsx';
import { Act, count, Facts, TableCard, Tag, When } from './parts.tsx';

const PAST = 50;

@DeskController()
export class OverviewController {
  constructor(
    private readonly statuses: EngineStatuses,
    private readonly rebuilds: Rebuilds,
    private readonly drift: Drift,
  ) {}

  @Page('')
  async show(): Promise<DeskPage> {
    const engines = await this.statuses.read();
    const failed = (await this.rebuilds.history(PAST)).filter(({ phase }) => phase === 'failed').slice(0, 5);
    return {
      title: 'Overview',
      path: '/admin',
      lead: 'Which index answers visitors, and whether each holds what it should.',
      children: (
        <>
          <div className="cards">
            {engines.map((engine) => (
              <Engine key={engine.engine} {...engine} />
            ))}
          </div>
          <TableCard
            caption="Last failures"
            columns={['When', 'Index', 'Why']}
            rows={failed.map((one) => [
              <When key="at" at={one.endedAt ?? one.startedAt} />,
              one.engine,
              one.problem ?? 'unknown',
            ])}
            empty="No rebuild has failed."
          />
        </>
      ),
    };
  }

  @Audited('check drift')
  @Form('desk/check', '/admin', 'The index was compared with the log of documents.')
  async check(@Field('engine') engine: string): Promise<void> {
    if (!(await this.drift.check(engine))) throw unknownIndex();
  }

  @Audited('repair drift')
  @Form(
    'desk/repair',
    '/admin',
    'The index was compared with the log of documents, and what differed was written again.',
  )
  async repair(@Field('engine') engine: string, @By() by: string): Promise<void> {
    if (!(await this.drift.check(engine, { repairedBy: by }))) throw unknownIndex();
  }
}

const unknownIndex = (): DomainError =>
  new DomainError('unknown_engine', 404, 'There is no such index, or it has not begun.');

function Engine(one: EngineStatus) {
  const { engine, drift } = one;
  return (
    <section className="card" aria-label={engine}>
      <div className="head">
        <h2>{engine}</h2>
        <span>
          {one.answers && <Tag kind="good" text="Answers searches" />}{' '}
          {!one.complete && <Tag kind="warn" text="Incomplete" />}{' '}
          {one.failures > 0 && <Tag kind="bad" text="Failing" />}
        </span>
      </div>
      <Facts
        facts={[
          ['Generation', <span className="mono">{one.generation ?? 'none yet'}</span>],
          ['Documents', one.documents === null ? 'It does not tell at the moment' : count(one.documents)],
          ['Popular searches', one.popular === null ? 'No index of their own' : count(one.popular)],
          ['Changes behind', count(one.behind)],
          ['Failures in a row', count(one.failures)],
          ['Drift', drift ? driftText(drift) : 'Not compared yet'],
          ['Compared', drift ? <When at={drift.checkedAt} /> : 'Never'],
        ]}
      />
      <div className="row">
        <Act action="check" fields={{ engine }} label={`Compare now: ${engine}`} text="Compare now" />
        <Act action="repair" fields={{ engine }} label={`Repair ${engine}`} text="Repair" />
      </div>
    </section>
  );
}

/** Reports from before popular searches were compared have no number of them. */
function driftText({ differing, popular = 0, repairedBy }: DriftReport): string {
  const found = [
    ...(differing > 0 ? [`${count(differing)} documents`] : []),
    ...(popular > 0 ? [`${count(popular)} popular searches`] : []),
  ];
  if (found.length === 0) return 'None';
  return `${found.join(' and ')} ${repairedBy === null ? 'differ' : 'were repaired'}`;
}
