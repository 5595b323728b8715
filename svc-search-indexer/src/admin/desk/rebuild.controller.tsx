import { DomainError, InvalidParameter } from '@lawdex/svc-kit';
import { Get, Req, Res } from '@nestjs/common';
import { isUUID } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { Rebuild } from '../../rebuild/rebuild.core.ts';
import { Rebuilds, type LiveGeneration } from '../../rebuild/rebuilds.service.ts';
import { Audited } from '../audit/audited.ts';
import { By } from '../access/admins.ts';
import { DeskController, Field, Form, Page, viewerOf } from './desk.ts';
import { partHtml, type DeskPage } from './layout.tsx';
import { Act, count, TableCard, Tag, When } from './parts.tsx';

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
          <History history={history} />
        </>
      ),
    };
  }

  @Get('rebuild/live')
  live(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    sendEvents(request, reply, async () => <RunningRebuilds rebuilds={await this.rebuilds.running()} />);
  }

  @Audited('start rebuild')
  @Form('desk/rebuild', PATH, 'The rebuild has begun. Searches go on with the live index.')
  async start(@Field('engine') engine: string, @By() by: string): Promise<void> {
    const { kind, rebuild } = await this.rebuilds.start({ engine, by });
    if (kind === 'running') throw alreadyRunning(rebuild);
  }

  @Audited('cancel rebuild')
  @Form('desk/cancel', PATH, 'The rebuild was canceled. The live index is as it was.')
  async cancel(@Field('id') id: string, @By() by: string): Promise<void> {
    if (!isUUID(id)) throw new InvalidParameter('id', 'id must be a UUID.');
    await this.rebuilds.cancel(id, by);
  }

  @Audited('roll back')
  @Form('desk/roll-back', PATH, 'Searches read the generation before again.')
  async rollBack(@Field('engine') engine: string, @By() by: string): Promise<void> {
    const outcome = await this.rebuilds.rollBack(engine, by);
    if (outcome.kind === 'running') throw alreadyRunning(outcome.rebuild);
  }
}

const alreadyRunning = ({ engine, by }: Rebuild): DomainError =>
  new DomainError('already_running', 409, `A rebuild of ${engine} is running already, started by ${by}.`);

function EngineActions({ engine, live }: { engine: string; live: LiveGeneration | undefined }) {
  const until = live?.rollBackUntil ?? null;
  return (
    <section className="card" aria-label={engine}>
      <div className="head">
        <h2>{engine}</h2>
        <span className="mono">{live?.generation ?? 'no generation yet'}</span>
      </div>
      <div className="row">
        <Act
          action="rebuild"
          fields={{ engine }}
          kind="primary"
          label={`Start rebuild of ${engine}`}
          text="Start rebuild"
        />
        {until && (
          <Act action="roll-back" fields={{ engine }} kind="danger" label={`Roll back ${engine}`} text="Roll back" />
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
    <Tag key="phase" kind={one.phase === 'done' ? 'good' : one.phase === 'failed' ? 'bad' : ''} text={one.phase} />,
    count(one.copied),
    one.by,
    one.endedAt ? <When key="end" at={one.endedAt} /> : '',
  ]);
  return (
    <TableCard
      caption="History"
      columns={['Started', 'Index', 'Outcome', 'Documents', 'By', 'Ended']}
      numbers={['Documents']}
      rows={rows}
      empty="Nothing was ever rebuilt."
    />
  );
}

function RunningRebuilds({ rebuilds }: { rebuilds: readonly Rebuild[] }) {
  if (rebuilds.length === 0) return <p className="empty">No rebuild is running.</p>;
  return rebuilds.map((one) => (
    <div key={one.id} className="card">
      <div className="head">
        <h2>{`${one.engine}: ${one.phase}`}</h2>
        <Act
          action="cancel"
          fields={{ id: one.id }}
          kind="small danger"
          label={`Cancel the rebuild of ${one.engine}`}
          text="Cancel"
        />
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

const LIVE_MS = 1_000;
/** The browser asks again by itself: a session that ended meanwhile sees no more. */
const LIVE_MOST_MS = 10 * 60_000;

/** Server-sent events: a part of a page, whenever it has changed. */
function sendEvents(request: FastifyRequest, reply: FastifyReply, part: () => Promise<ReactNode>): void {
  const viewer = viewerOf(request);
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  let sent: string | null = null;
  const send = async (): Promise<void> => {
    const html = partHtml(await part(), viewer);
    if (html === sent) return;
    sent = html;
    raw.write(`data: ${JSON.stringify(html)}\n\n`);
  };
  const timer = setInterval(() => void send().catch(() => raw.end()), LIVE_MS);
  const end = setTimeout(() => raw.end(), LIVE_MOST_MS);
  raw.on('close', () => {
    clearInterval(timer);
    clearTimeout(end);
  });
}
