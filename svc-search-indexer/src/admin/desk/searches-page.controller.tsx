import { Query } from '@nestjs/common';
import { InvalidParameter } from '@lawdex/svc-kit';
import { RemovedSearches } from '../../popular/removed-searches.ts';
import { Audited } from '../audit/audited.ts';
import { LoggedSearchesReport, type LoggedSearches } from '../searches/logged-searches.ts';
import { DeskController, Field, Form, Page } from './desk.ts';
import type { DeskPage } from './layout.tsx';
import { Act, count, Table, TableCard, When } from './parts.tsx';

const PATH = '/admin/searches';
const DAYS = [1, 7, 30, 90] as const;
const QUERY_MOST = 200;

@DeskController()
export class SearchesPageController {
  constructor(
    private readonly report: LoggedSearchesReport,
    private readonly removed: RemovedSearches,
  ) {}

  @Page('searches')
  async show(@Query('days') asked: unknown): Promise<DeskPage> {
    const report = await this.report.read(DAYS.find((days) => days === Number(asked)) ?? 7);
    const lead = 'What visitors look for. A search that finds nothing may lack a phrase in the vocabulary.';
    return { title: 'Searches', path: PATH, lead, children: <Searches {...report} /> };
  }

  @Audited('remove popular search')
  @Form('desk/remove', PATH, 'It is no longer shown as a popular search.')
  remove(@Field('query') query: string): Promise<void> {
    return this.removed.remove(checked(query));
  }

  @Audited('restore popular search')
  @Form('desk/restore', PATH, 'It may be shown as a popular search again.')
  restore(@Field('query') query: string): Promise<void> {
    return this.removed.restore(checked(query));
  }
}

function checked(query: string): string {
  if (query === '' || query.length > QUERY_MOST)
    throw new InvalidParameter('query', 'query must have 1 to 200 characters.');
  return query;
}

function Searches({ days, searches, nothing, fruitless, popular, removed }: LoggedSearches) {
  const share = searches === 0 ? 0 : Math.round((nothing / searches) * 1000) / 10;
  return (
    <>
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
          columns={['Search', 'Location', 'Times', 'Last']}
          numbers={['Times']}
          rows={fruitless.map((one) => [one.query, one.location, count(one.count), <When key="at" at={one.lastAt} />])}
          empty="Every search found something."
        />
      </section>
      <TableCard
        caption="Popular searches, as visitors see them"
        columns={['Search', 'Visitors', 'Remove']}
        numbers={['Visitors']}
        rows={popular.map(({ query, count: visitors }) => [
          query,
          count(visitors),
          <Act key="act" action="remove" fields={{ query }} label={`Remove ${query}`} text="Remove" />,
        ])}
        empty="No search is popular yet: five visitors must have searched for the same words."
      />
      <TableCard
        caption="Taken off the list"
        columns={['Search', 'Removed', 'Restore']}
        rows={removed.map(({ query, removedAt }) => [
          query,
          <When key="at" at={removedAt} />,
          <Act key="act" action="restore" fields={{ query }} label={`Restore ${query}`} text="Restore" />,
        ])}
        empty="Nothing was taken off."
      />
    </>
  );
}
