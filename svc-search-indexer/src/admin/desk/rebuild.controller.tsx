import { Body, Controller, Get, Post, Redirect, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import type { HttpRedirectResponse } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import { Rebuilds } from '../../rebuild/rebuilds.service.ts';
import type { LiveGeneration } from '../../rebuild/rebuilds.service.ts';
import { AuditInterceptor, Audited } from '../audit/audited.ts';
import { Admins } from '../door/admins.ts';
import { DeskErrors } from './desk-errors.filter.ts';
import { DeskPages, fieldOf } from './desk.ts';
import type { Viewer } from './layout.tsx';
import { tellLive } from './live.ts';
import { Act, count, Heading, Table, Tag, When } from './parts.tsx';
import { RunningRebuilds } from './rebuild-live.tsx';

const PAST = 20;

@ApiExcludeController()
@UseFilters(DeskErrors)
@UseInterceptors(AuditInterceptor)
@Controller('admin')
export class RebuildPageController {
  constructor(
    private readonly desk: DeskPages,
    private readonly rebuilds: Rebuilds,
    private readonly admins: Admins,
  ) {}

  @Get('rebuild')
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const running = await this.rebuilds.running();
    const history = await this.rebuilds.history(PAST);
    const generations = await this.rebuilds.generations();
    await this.desk.show(request, reply, (viewer) => ({
      title: 'Rebuild',
      path: '/admin/rebuild',
      children: (
        <>
          <Heading title="Rebuild">
            A new index is built beside the live one, compared with it, and takes its place. Visitors search on
            meanwhile, and the old one can be had back for a day.
          </Heading>
          <section
            data-live="/admin/rebuild/live"
            aria-label="Running"
            aria-live="polite"
            aria-busy={running.length > 0}
          >
            <RunningRebuilds rebuilds={running} viewer={viewer} />
          </section>
          <div className="cards">
            {this.rebuilds.engines.map((engine) => (
              <EngineActions
                key={engine}
                engine={engine}
                viewer={viewer}
                live={generations.find((one) => one.engine === engine)}
              />
            ))}
          </div>
          <section className="card">
            <History history={history} />
          </section>
        </>
      ),
    }));
  }

  @Get('rebuild/live')
  live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    const viewer = this.desk.viewerOf(request);
    if (!viewer) throw new DomainError('not_acceptable', 406, 'Programs ask /admin/api.');
    tellLive(reply, async () => <RunningRebuilds rebuilds={await this.rebuilds.running()} viewer={viewer} />);
  }

  @Audited('start rebuild')
  @Post('desk/rebuild')
  @Redirect()
  async start(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    const { by } = this.admins.of(request);
    const outcome = await this.rebuilds.start({ engine: fieldOf(body, 'engine'), by });
    if (outcome.kind === 'running') throw alreadyRunning(outcome.rebuild);
    if (outcome.kind === 'unknown engine') throw unknownEngine(outcome.engines);
    return this.desk.back(request, '/admin/rebuild', 'started');
  }

  @Audited('cancel rebuild')
  @Post('desk/cancel')
  @Redirect()
  async cancel(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    const id = fieldOf(body, 'id');
    const running = (await this.rebuilds.running()).some((one) => one.id === id);
    const outcome = running ? await this.rebuilds.cancel(id, this.admins.of(request).by) : null;
    if (outcome?.kind !== 'canceled') throw new DomainError('not_running', 409, 'This rebuild has ended already.');
    return this.desk.back(request, '/admin/rebuild', 'canceled');
  }

  @Audited('roll back')
  @Post('desk/roll-back')
  @Redirect()
  async rollBack(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    const outcome = await this.rebuilds.rollBack(fieldOf(body, 'engine'), this.admins.of(request).by);
    if (outcome.kind === 'running') throw alreadyRunning(outcome.rebuild);
    if (outcome.kind === 'unknown engine') throw unknownEngine(outcome.engines);
    if (outcome.kind === 'nothing kept') {
      throw new DomainError(
        'nothing_kept',
        409,
        'The generation before is not kept any more. Start a rebuild instead.',
      );
    }
    return this.desk.back(request, '/admin/rebuild', 'rolled-back');
  }
}

const alreadyRunning = ({ engine, by }: Rebuild): DomainError =>
  new DomainError('already_running', 409, `A rebuild of ${engine} is running already, started by ${by}.`);
const unknownEngine = (engines: readonly string[]): DomainError =>
  new DomainError('unknown_engine', 404, `There is no such index. There are ${engines.join(', ')}.`);

function EngineActions(props: { engine: string; viewer: Viewer; live: LiveGeneration | undefined }) {
  const { engine, viewer, live } = props;
  const until = live?.rollBackUntil ?? null;
  return (
    <section className="card" aria-label={engine}>
      <div className="head">
        <h2>{engine}</h2>
        <span className="mono">{live?.generation ?? 'no generation yet'}</span>
      </div>
      <div className="row">
        <Act
          viewer={viewer}
          action="/admin/desk/rebuild"
          fields={{ engine }}
          kind="primary"
          label={`Start rebuild of ${engine}`}
        >
          Start rebuild
        </Act>
        {until && (
          <Act
            viewer={viewer}
            action="/admin/desk/roll-back"
            fields={{ engine }}
            kind="danger"
            label={`Roll back ${engine}`}
          >
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
  const columns = ['Started', 'Index', 'Outcome', 'Documents', 'By', 'Ended'].map((name) => ({
    name,
    number: name === 'Documents',
  }));
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
  return <Table caption="History" columns={columns} rows={rows} empty="Nothing was ever rebuilt." />;
}
