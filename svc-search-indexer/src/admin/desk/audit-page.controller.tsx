import { Query } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.ts';
import { DeskController, numberOf, Page } from './desk.ts';
import type { DeskPage } from './layout.tsx';
import { TableCard, Tag, When } from './parts.tsx';

const SHOWN = 100;

@DeskController()
export class AuditPageController {
  constructor(private readonly audit: AuditLog) {}

  @Page('audit')
  async show(@Query('before') before: unknown): Promise<DeskPage> {
    const actions = await this.audit.list(SHOWN, numberOf(before));
    const rows = actions.map(({ at, by, address, action, detail, outcome }) => [
      <When key="at" at={at} />,
      by,
      action,
      <span key="detail" className="mono">
        {Object.entries(detail)
          .map(([name, value]) => `${name}: ${String(value)}`)
          .join(', ')}
      </span>,
      <Tag key="outcome" kind={outcome === 'done' ? 'good' : 'bad'} text={outcome} />,
      address,
    ]);
    const last = actions.length === SHOWN ? actions.at(-1) : undefined;
    return {
      title: 'Audit',
      path: '/admin/audit',
      lead: 'Everything that admins have done and tried in the last 400 days, the newest first.',
      children: (
        <TableCard
          caption="Actions"
          columns={['When', 'Who', 'What', 'With', 'Outcome', 'From']}
          rows={rows}
          empty="Nobody has done anything yet."
        >
          {last && (
            <p>
              <a href={`/admin/audit?before=${last.id}`}>Older ones</a>
            </p>
          )}
        </TableCard>
      ),
    };
  }
}
