import { Body, Controller, Get, Post, Redirect, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import type { HttpRedirectResponse } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DomainError } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Rebuilds } from '../../rebuild/rebuilds.service.ts';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import { AuditInterceptor, Audited } from '../audit/audited.ts';
import { Admins } from '../door/admins.ts';
import { EngineStatuses } from '../status/engine-status.ts';
import type { EngineStatus } from '../status/engine-status.ts';
import { DeskErrors } from './desk-errors.filter.ts';
import { DeskPages, fieldOf } from './desk.ts';
import type { Viewer } from './layout.tsx';
import { Act, count, Facts, Heading, Table, Tag, When } from './parts.tsx';

const PAST = 50;

@ApiExcludeController()
@UseFilters(DeskErrors)
@UseInterceptors(AuditInterceptor)
@Controller('admin')
export class OverviewController {
  constructor(
    private readonly desk: DeskPages,
    private readonly statuses: EngineStatuses,
    private readonly rebuilds: Rebuilds,
    private readonly admins: Admins,
  ) {}

  @Get()
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const engines = await this.statuses.read();
    const failed = (await this.rebuilds.history(PAST)).filter(({ phase }) => phase === 'failed').slice(0, 5);
    await this.desk.show(request, reply, (viewer) => ({
      title: 'Overview',
      path: '/admin',
      children: (
        <>
          <Heading title="Overview">Which index answers visitors, and whether each holds what it should.</Heading>
          <div className="cards">
            {engines.map((engine) => (
              <Engine key={engine.engine} engine={engine} viewer={viewer} />
            ))}
          </div>
          <section className="card">
            <Table
              caption="Last failures"
              columns={['When', 'Index', 'Why'].map((name) => ({ name }))}
              rows={failed.map((one: Rebuild) => [
                <When key="at" at={one.endedAt ?? one.startedAt} />,
                one.engine,
                one.problem ?? 'unknown',
              ])}
              empty="No rebuild has failed."
            />
          </section>
        </>
      ),
    }));
  }

  @Audited('check drift')
  @Post('desk/check')
  @Redirect()
  async check(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    if (!(await this.rebuilds.drift(fieldOf(body, 'engine')))) throw unknownIndex();
    return this.desk.back(request, '/admin', 'checked');
  }

  @Audited('repair drift')
  @Post('desk/repair')
  @Redirect()
  async repair(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    if (!(await this.rebuilds.repair(fieldOf(body, 'engine'), this.admins.of(request).by))) throw unknownIndex();
    return this.desk.back(request, '/admin', 'repaired');
  }
}

const unknownIndex = (): DomainError =>
  new DomainError('unknown_engine', 404, 'There is no such index, or it has not begun.');

function Engine({ engine: one, viewer }: { engine: EngineStatus; viewer: Viewer }) {
  const { engine, drift } = one;
  return (
    <section className="card" aria-label={engine}>
      <div className="head">
        <h2>{engine}</h2>
        <span>
          {one.answers && <Tag kind="good">Answers searches</Tag>} {!one.complete && <Tag kind="warn">Incomplete</Tag>}{' '}
          {one.failures > 0 && <Tag kind="bad">Failing</Tag>}
        </span>
      </div>
      <Facts
        facts={[
          ['Generation', <span className="mono">{one.generation ?? 'none yet'}</span>],
          ['Documents', one.documents === null ? 'It does not tell at the moment' : count(one.documents)],
          ['Changes behind', count(one.behind)],
          ['Failures in a row', count(one.failures)],
          ['Drift', drift ? driftText(drift.differing, drift.repaired) : 'Not compared yet'],
          ['Compared', drift ? <When at={drift.checkedAt} /> : 'Never'],
        ]}
      />
      <div className="row">
        <Act viewer={viewer} action="/admin/desk/check" fields={{ engine }} label={`Compare now: ${engine}`}>
          Compare now
        </Act>
        <Act viewer={viewer} action="/admin/desk/repair" fields={{ engine }} label={`Repair ${engine}`}>
          Repair
        </Act>
      </div>
    </section>
  );
}

function driftText(differing: number, repaired: number): string {
  if (differing === 0) return 'None';
  return repaired > 0 ? `${count(repaired)} documents were repaired` : `${count(differing)} documents differ`;
}
