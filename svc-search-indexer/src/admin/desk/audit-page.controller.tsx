import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuditLog } from '../audit/audit-log.ts';
import { DeskErrors } from './desk-errors.filter.ts';
import { DeskPages } from './desk.ts';
import { Heading, Table, Tag, When } from './parts.tsx';

const SHOWN = 100;

@ApiExcludeController()
@UseFilters(DeskErrors)
@Controller('admin/audit')
export class AuditPageController {
  constructor(
    private readonly desk: DeskPages,
    private readonly audit: AuditLog,
  ) {}

  @Get()
  async show(
    @Query() query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { before = '' } = query;
    const actions = await this.audit.list(SHOWN, /^\d{1,18}$/.test(before) ? before : null);
    const rows = actions.map(({ at, by, address, action, detail, outcome }) => [
      <When key="at" at={at} />,
      by,
      action,
      <span key="detail" className="mono">
        {Object.entries(detail)
          .map(([name, value]) => `${name}: ${String(value)}`)
          .join(', ')}
      </span>,
      <Tag key="outcome" kind={outcome === 'done' ? 'good' : 'bad'}>
        {outcome}
      </Tag>,
      address,
    ]);
    const names = ['When', 'Who', 'What', 'With', 'Outcome', 'From'];
    const last = actions.length === SHOWN ? actions.at(-1) : undefined;
    const children = (
      <>
        <Heading title="Audit">
          Everything that admins have done and tried in the last 400 days, the newest first.
        </Heading>
        <section className="card">
          <Table
            caption="Actions"
            columns={names.map((name) => ({ name }))}
            rows={rows}
            empty="Nobody has done anything yet."
          />
          {last && (
            <p>
              <a href={`/admin/audit?before=${last.id}`}>Older ones</a>
            </p>
          )}
        </section>
      </>
    );
    await this.desk.show(request, reply, () => ({ title: 'Audit', path: '/admin/audit', children }));
  }
}
