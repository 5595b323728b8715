import { Body, Controller, Get, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { DomainError, inBackground, LOGGER, type Logger } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { Audited } from '../audit/audited.ts';
import { By } from '../door/admins.ts';
import {
  AlreadyRunningDto,
  DriftReportDto,
  EngineBody,
  RebuildBody,
  RebuildDto,
  RebuildsDto,
  RebuildsQuery,
} from './rebuild.dto.ts';
import { Drift } from '../../rebuild/drift.service.ts';
import { Rebuilds, type AlreadyRunning, type UnknownEngine } from '../../rebuild/rebuilds.service.ts';

/** For search admins: indexes are built anew, gone back to, compared and repaired. */
@ApiTags('admin')
@Controller('admin/api')
export class RebuildController {
  constructor(
    private readonly rebuilds: Rebuilds,
    private readonly drift: Drift,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Rebuilds that run, rebuilds that have ended, and the generations that searches read. */
  @ApiOkResponse({ type: RebuildsDto })
  @Get('reindex')
  async listRebuilds(@Query() { limit = 20 }: RebuildsQuery): Promise<RebuildsDto> {
    const [running, history] = [await this.rebuilds.running(), await this.rebuilds.history(limit)];
    return { running, history, generations: await this.rebuilds.generations() };
  }

  /** Begins to build an index anew beside the one that searches read. */
  @ApiOkResponse({ type: RebuildDto })
  @ApiConflictResponse({ type: AlreadyRunningDto })
  @Audited('reindex')
  @HttpCode(200)
  @Post('reindex')
  async startRebuild(
    @Body() { engine }: EngineBody,
    @By() by: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RebuildDto | AlreadyRunningDto> {
    const outcome = await this.rebuilds.start({ engine, by });
    return outcome.kind === 'started' ? outcome.rebuild : this.refused(outcome, reply);
  }

  /** Ends a rebuild that runs; searches go on reading what they read. */
  @Audited('cancel reindex')
  @HttpCode(204)
  @Post('reindex/cancel')
  async cancelRebuild(@Body() { id }: RebuildBody, @By() by: string): Promise<void> {
    const { kind } = await this.rebuilds.cancel(id, by);
    if (kind === 'not running') throw new DomainError('not_running', 409, 'This rebuild does not run.');
  }

  /** Searches read the index before again; nothing that was written since is missing. */
  @ApiConflictResponse({ type: AlreadyRunningDto })
  @Audited('roll back')
  @HttpCode(204)
  @Post('reindex/roll-back')
  async rollBack(
    @Body() { engine }: EngineBody,
    @By() by: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AlreadyRunningDto | undefined> {
    const outcome = await this.rebuilds.rollBack(engine, by);
    if (outcome.kind === 'nothing kept')
      throw new DomainError('nothing_kept', 409, 'There is no index to go back to: the one before is kept for a day.');
    return outcome.kind === 'rolled back' ? undefined : this.refused(outcome, reply);
  }

  /** The report of the last check of each index. */
  @ApiOkResponse({ type: [DriftReportDto] })
  @Get('drift')
  listDrift(): Promise<DriftReportDto[]> {
    return this.drift.reports();
  }

  /** Compares an index with the log of documents; the report is in the list when that is done. */
  @Audited('check drift')
  @HttpCode(202)
  @Post('drift')
  checkDrift(@Body() { engine }: EngineBody): void {
    this.begin(engine, () => this.drift.check(engine));
  }

  /** The same, and writes what differs. */
  @Audited('repair drift')
  @HttpCode(202)
  @Post('drift/repair')
  repairDrift(@Body() { engine }: EngineBody, @By() by: string): void {
    this.begin(engine, () => this.drift.check(engine, { repairedBy: by }));
  }

  private refused(outcome: AlreadyRunning | UnknownEngine, reply: FastifyReply): AlreadyRunningDto {
    if (outcome.kind === 'unknown engine') throw unknownEngine(outcome.engines);
    reply.status(409);
    const message = `A rebuild of ${outcome.rebuild.engine} runs already.`;
    return { code: 'already_running', message, rebuild: outcome.rebuild };
  }

  private begin(engine: string, work: () => Promise<unknown>): void {
    if (!this.drift.engines.includes(engine)) throw unknownEngine(this.drift.engines);
    inBackground(work).catch((err: unknown) => this.logger.error({ err, engine }, 'a check for drift has failed'));
  }
}

const unknownEngine = (engines: readonly string[]): DomainError =>
  new DomainError('unknown_engine', 404, `There is no such engine. There are ${engines.join(', ')}.`);
