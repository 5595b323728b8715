import { Body, Controller, Get, Post, Query, Redirect, Req, Res, UseFilters, UseInterceptors } from '@nestjs/common';
import type { HttpRedirectResponse } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { InvalidParameter } from '@lawdex/svc-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RemovedSearches } from '../../popular/removed-searches.ts';
import { AuditInterceptor, Audited } from '../audit/audited.ts';
import { LoggedSearchesReport } from '../searches/logged-searches.ts';
import type { LoggedSearches } from '../searches/logged-searches.ts';
import { DeskErrors } from './desk-errors.filter.ts';
import { DeskPages, fieldOf } from './desk.ts';
import type { Viewer } from './layout.tsx';
import { Act, count, Heading, Table, When } from './parts.tsx';

const DAYS = [1, 7, 30, 90] as const;
const QUERY_MOST = 200;

@ApiExcludeController()
@UseFilters(DeskErrors)
@UseInterceptors(AuditInterceptor)
@Controller('admin')
export class SearchesPageController {
  constructor(
    private readonly desk: DeskPages,
    private readonly report: LoggedSearchesReport,
    private readonly removed: RemovedSearches,
  ) {}

  @Get('searches')
  async show(
    @Query() query: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asked = Number(query['days']);
    const report = await this.report.read(DAYS.find((days) => days === asked) ?? 7);
    await this.desk.show(request, reply, (viewer) => ({
      title: 'Searches',
      path: '/admin/searches',
      children: <Searches report={report} viewer={viewer} />,
    }));
  }

  @Audited('remove popular search')
  @Post('desk/remove')
  @Redirect()
  async remove(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    await this.removed.remove(queryOf(body));
    return this.desk.back(request, '/admin/searches', 'removed');
  }

  @Audited('restore popular search')
  @Post('desk/restore')
  @Redirect()
  async restore(@Body() body: object, @Req() request: FastifyRequest): Promise<HttpRedirectResponse> {
    await this.removed.restore(queryOf(body));
    return this.desk.back(request, '/admin/searches', 'restored');
  }
}

function queryOf(body: object): string {
  const query = fieldOf(body, 'query');
  if (query === '' || query.length > QUERY_MOST)
    throw new InvalidParameter('query', 'query must have 1 to 200 characters.');
  return query;
}

function Searches({ report, viewer }: { report: LoggedSearches; viewer: Viewer }) {
  const { days, searches, nothing, fruitless, popular, removed } = report;
  const share = searches === 0 ? 0 : Math.round((nothing / searches) * 1000) / 10;
  const numbers = ['Visitors', 'Times'];
  const columns = (...names: string[]) => names.map((name) => ({ name, number: numbers.includes(name) }));
  return (
    <>
      <Heading title="Searches">
        What visitors look for. A search that finds nothing may lack a phrase in the vocabulary.
      </Heading>
      <section className="card">
        <nav className="row" aria-label="Days">
          {DAYS.map((one) => (
            <a key={one} href={`/admin/searches?days=${one}`} aria-current={one === days ? 'page' : undefined}>
              {one === 1 ? '1 day' : `${one} days`}
            </a>
          ))}
        </nav>
        <p>{`${count(searches)} ${searches === 1 ? 'search' : 'searches'} in this time, ${count(nothing)} of them found nothing (${share}%).`}</p>
        <Table
          caption="Found nothing"
          columns={columns('Search', 'Location', 'Times', 'Last')}
          rows={fruitless.map((one) => [one.query, one.location, count(one.count), <When key="at" at={one.lastAt} />])}
          empty="Every search found something."
        />
      </section>
      <section className="card">
        <Table
          caption="Popular searches, as visitors see them"
          columns={columns('Search', 'Visitors', 'Remove')}
          rows={popular.map(({ query, count: visitors }) => [
            query,
            count(visitors),
            <Act key="act" viewer={viewer} action="/admin/desk/remove" fields={{ query }} label={`Remove ${query}`}>
              Remove
            </Act>,
          ])}
          empty="No search is popular yet: five visitors must have searched for the same words."
        />
      </section>
      <section className="card">
        <Table
          caption="Taken off the list"
          columns={columns('Search', 'Removed', 'Restore')}
          rows={removed.map(({ query, removedAt }) => [
            query,
            <When key="at" at={removedAt} />,
            <Act key="act" viewer={viewer} action="/admin/desk/restore" fields={{ query }} label={`Restore ${query}`}>
              Restore
            </Act>,
          ])}
          empty="Nothing was taken off."
        />
      </section>
    </>
  );
}
