import { DomainError } from '@lawdex/svc-kit';
import { Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import { Rebuilds } from '../../rebuild/rebuilds.service.ts';
import type { AlreadyRunning, LiveGeneration, UnknownEngine } from '../../rebuild/rebuilds.service.ts';
import { Audited } from '../audit/audited.ts';
import { By } from '../door/admins.ts';
import { DeskController, Field, Form, Page } from './desk.ts';
import type { DeskPage } from './layout.tsx';
import { tellLive } from './live.ts';
import { Act, count, Table, Tag, When } from './parts.tsx';

const PATH = '/admin/rebuild';
const PAST = 20;

@DeskController()
export class RebuildPageController {
  constructor(private readonly rebuilds: Rebuilds) {}

  @Page('rebuild')
  async show(): Promise<DeskPage> {
    const running = await this.rebuilds.running();
    const history = await this.rebuilds.history(PAST);
    const generations = await this.rebuilds.generations();
    const engines = this.rebuilds.engines.map((engine) => (
      <EngineActions key={engine} engine={engine} live={generations.find((one) => one.engine === engine)} />
    ));
    return {
      title: 'Rebuild',
      path: PATH,
      lead: 'A new index is built beside the live one, compared with it, and takes its place. Visitors search on meanwhile, and the old one can be had back for a day.',
      children: (
        <>
          <section
            data-live="/admin/rebuild/live"
            aria-label="Running"
            aria-live="polite"
            aria-busy={running.length > 0}
          >
            <RunningRebuilds rebuilds={running} />
          </section>
          <div className="cards">{engines}</div>
          <section className="card">
            <History history={history} />
          </section>
        </>
      ),
    };
  }

  @Get('rebuild/live')
  live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    tellLive(request, reply, async () => <RunningRebuilds rebuilds={await this.rebuilds.running()} />);
  }

  @Audited('start rebuild')
  @Form('desk/rebuild', PATH, 'The rebuild has begun. Searches go on with the live index.')
  async start(@Field('engine') engine: string, @By() by: string): Promise<void> {
    refuse(await this.rebuilds.start({ engine, by }));
  }

  @Audited('cancel rebuild')
  @Form('desk/cancel', PATH, 'The rebuild was canceled. The live index is as it was.')
  async cancel(@Field('id') id: string, @By() by: string): Promise<void> {
    const running = (await this.rebuilds.running()).some((one) => one.id === id);
    const outcome = running ? await this.rebuilds.cancel(id, by) : null;
    if (outcome?.kind !== 'canceled') throw new DomainError('not_running', 409, 'This rebuild has ended already.');
  }

  @Audited('roll back')
  @Form('desk/roll-back', PATH, 'Searches read the generation before again.')
  async rollBack(@Field('engine') engine: string, @By() by: string): Promise<void> {
    const outcome = await this.rebuilds.rollBack(engine, by);
    if (outcome.kind === 'nothing kept') throw new DomainError('nothing_kept', 409, NOTHING_KEPT);
    refuse(outcome);
  }
}

const NOTHING_KEPT = 'The generation before is not kept any more. Start a rebuild instead.';

function refuse(outcome: AlreadyRunning | UnknownEngine | { kind: 'started' | 'rolled back' }): void {
  if (outcome.kind === 'running') {
    const { engine, by } = outcome.rebuild;
    throw new DomainError('already_running', 409, `A rebuild of ${engine} is running already, started by ${by}.`);
  }
  if (outcome.kind === 'unknown engine') {
    const engines = outcome.engines.join(', ');
    throw new DomainError('unknown_engine', 404, `There is no such index. There are ${engines}.`);
  }
}

function EngineActions({ engine, live }: { engine: string; live: LiveGeneration | undefined }) {
  const until = live?.rollBackUntil ?? null;
  return (
    <section className="card" aria-label={engine}>
      <div className="head">
        <h2>{engine}</h2>
        <span className="mono">{live?.generation ?? 'no generation yet'}</span>
      </div>
      <div className="row">
        <Act action="/admin/desk/rebuild" fields={{ engine }} kind="primary" label={`Start rebuild of ${engine}`}>
          Start rebuild
        </Act>
        {until && (
          <Act action="/admin/desk/roll-back" fields={{ engine }} kind="danger" label={`Roll back ${engine}`}>
            Roll back
          </Act>
        )}
      </div>
      <p className="faint">
        {until ? (
          <>
            The generation before can be had back until <When at={until} />.
          </>
        ) : (
          'No generation before it is kept.'
        )}
      </p>
    </section>
  );
}

function History({ history }: { history: readonly Rebuild[] }) {
  const rows = history.map((one) => [
    <When key="at" at={one.startedAt} />,
    one.engine,
    <Tag key="phase" kind={one.phase === 'done' ? 'good' : one.phase === 'failed' ? 'bad' : ''}>
      {one.phase}
    </Tag>,
    count(one.copied),
    one.by,
    one.endedAt ? <When key="end" at={one.endedAt} /> : '',
  ]);
  return (
    <Table
      caption="History"
      columns={['Started', 'Index', 'Outcome', 'Documents', 'By', 'Ended']}
      numbers={['Documents']}
      rows={rows}
      empty="Nothing was ever rebuilt."
    />
  );
}

/** The running rebuilds: a part of the page, which is replaced while the page is open. */
function RunningRebuilds({ rebuilds }: { rebuilds: readonly Rebuild[] }) {
  if (rebuilds.length === 0) return <p className="empty">No rebuild is running.</p>;
  return rebuilds.map((one) => (
    <div key={one.id} className="card">
      <div className="head">
        <h2>{`${one.engine}: ${one.phase}`}</h2>
        <Act
          action="/admin/desk/cancel"
          fields={{ id: one.id }}
          kind="small danger"
          label={`Cancel the rebuild of ${one.engine}`}
        >
          Cancel
        </Act>
      </div>
      <progress max={Math.max(1, one.of)} value={one.copied} aria-label={`Rebuild of ${one.engine}`} />
      <p>{progressText(one)}</p>
      {one.problem !== null && <p className="notice bad">{one.problem}</p>}
    </div>
  ));
}

function progressText({ copied, of, perSecond, secondsLeft, by }: Rebuild): string {
  const rate = perSecond === null ? '' : `, ${count(perSecond)} a second`;
  const left = secondsLeft === null ? '' : `, about ${count(secondsLeft)} s left`;
  return `${count(copied)} of ${count(of)} documents${rate}${left}. Started by ${by}.`;
}
