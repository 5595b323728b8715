import { Controller, Get, Query, Req, Res, UseFilters } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { LANDING_VERDICTS } from '@lawdex/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LandingReports } from '../../landing/landing-report.ts';
import { DeskErrors } from './desk-errors.filter.ts';
import { DeskPages } from './desk.ts';
import { count, Heading, Table, Tag } from './parts.tsx';

const SHOWN = 200;

@ApiExcludeController()
@UseFilters(DeskErrors)
@Controller('admin/landing')
export class LandingDeskController {
  constructor(
    private readonly desk: DeskPages,
    private readonly reports: LandingReports,
  ) {}

  @Get()
  async show(
    @Query() query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = query['verdict'];
    const verdict = LANDING_VERDICTS.find((one) => one === asked);
    const { isCurrent, verdicts, pages } = await this.reports.read(verdict, SHOWN);
    const children = (
      <>
        <Heading title="Landing pages">
          Which pages search engines are told of, and why the others are kept from them.
        </Heading>
        {!isCurrent && <p className="notice bad">Pages do not follow yet what was written some seconds ago.</p>}
        <section className="card">
          <Table
            caption="Verdicts"
            columns={[{ name: 'Verdict' }, { name: 'Pages', number: true }]}
            rows={LANDING_VERDICTS.map((one) => [
              <a key="one" href={`/admin/landing?verdict=${one}`} aria-current={one === verdict ? 'page' : undefined}>
                {one}
              </a>,
              count(verdicts[one] ?? 0),
            ])}
            empty="There are no landing pages."
          />
        </section>
        <section className="card">
          <Table
            caption={verdict ? `Pages with the verdict ${verdict}` : 'Pages'}
            columns={[{ name: 'Page' }, { name: 'Verdict' }, { name: 'Businesses', number: true }, { name: 'Instead' }]}
            rows={pages.map((page) => [
              page.path,
              <Tag key="verdict" kind={page.verdict === 'worth-it' ? 'good' : ''}>
                {page.verdict}
              </Tag>,
              count(page.total),
              page.instead ?? '',
            ])}
            empty="No page has this verdict."
          />
          {pages.length === SHOWN && <p className="faint">{`The first ${SHOWN}.`}</p>}
        </section>
      </>
    );
    await this.desk.show(request, reply, () => ({ title: 'Landing pages', path: '/admin/landing', children }));
  }
}
