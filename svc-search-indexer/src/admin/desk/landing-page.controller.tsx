import { Query } from '@nestjs/common';
import { LANDING_VERDICTS } from '@lawdex/contracts';
import { LandingReports } from '../../landing/landing-report.ts';
import { DeskController, Page } from './desk.ts';
import type { DeskPage } from './layout.tsx';
import { count, TableCard, Tag } from './parts.tsx';

const SHOWN = 200;

@DeskController()
export class LandingDeskController {
  constructor(private readonly reports: LandingReports) {}

  @Page('landing')
  async show(@Query('verdict') asked: unknown): Promise<DeskPage> {
    const verdict = LANDING_VERDICTS.find((one) => one === asked);
    const { isCurrent, verdicts, pages } = await this.reports.read(verdict, SHOWN);
    const rows = pages.map((page) => [
      page.path,
      <Tag key="verdict" kind={page.verdict === 'worth-it' ? 'good' : ''} text={page.verdict} />,
      count(page.total),
      page.instead ?? '',
    ]);
    const children = (
      <>
        {!isCurrent && <p className="notice bad">Pages do not follow yet what was written some seconds ago.</p>}
        <TableCard
          caption="Verdicts"
          columns={['Verdict', 'Pages']}
          numbers={['Pages']}
          rows={LANDING_VERDICTS.map((one) => [
            <a key="one" href={`/admin/landing?verdict=${one}`} aria-current={one === verdict ? 'page' : undefined}>
              {one}
            </a>,
            count(verdicts[one] ?? 0),
          ])}
          empty="There are no landing pages."
        />
        <TableCard
          caption={verdict ? `Pages with the verdict ${verdict}` : 'Pages'}
          columns={['Page', 'Verdict', 'Businesses', 'Instead']}
          numbers={['Businesses']}
          rows={rows}
          empty="No page has this verdict."
        >
          {pages.length === SHOWN && <p className="faint">{`The first ${SHOWN}.`}</p>}
        </TableCard>
      </>
    );
    const lead = 'Which pages search engines are told of, and why the others are kept from them.';
    return { title: 'Landing pages', path: '/admin/landing', lead, children };
  }
}
