import { Body, Controller, Get, HttpCode, Inject, Post, Query, Res } from '@nestjs/common';
import { ApiConflictResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { inBackground, LOGGER, type Logger } from '@lawdex/svc-kit';
import type { FastifyReply } from 'fastify';
import { Audited } from '../audit/audited.ts';
import { By } from '../access/admins.ts';
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
import { Rebuilds, unknownEngine } from '../../rebuild/rebuilds.service.ts';

@ApiTags('admin')
@Controller('admin/api')
export class RebuildController {
  constructor(
    private readonly rebuilds: Rebuilds,
    private readonly drift: Drift,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @ApiOkResponse({ type: RebuildsDto })
  @Get('reindex')
  async listRebuilds(@Query() { limit = 20 }: RebuildsQuery): Promise<RebuildsDto> {
    const [running, history] = [await this.rebuilds.running(), await this.rebuilds.history(limit)];
    return { running, history, generations: await this.rebuilds.generations() };
  }

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
    const { kind, rebuild } = await this.rebuilds.start({ engine, by });
    return kind === 'started' ? rebuild : alreadyRunning(rebuild, reply);
  }

  /** Ends a rebuild that runs; searches go on reading what they read. */
  @Audited('cancel reindex')
  @HttpCode(204)
  @Post('reindex/cancel')
  cancelRebuild(@Body() { id }: RebuildBody, @By() by: string): Promise<void> {
    return this.rebuilds.cancel(id, by);
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
    return outcome.kind === 'running' ? alreadyRunning(outcome.rebuild, reply) : undefined;
  }

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

  private begin(engine: string, work: () => Promise<unknown>): void {
    if (!this.drift.engines.includes(engine)) throw unknownEngine(this.drift.engines);
    inBackground(work).catch((err: unknown) => this.logger.error({ err, engine }, 'a check for drift has failed'));
  }
}

function alreadyRunning(rebuild: RebuildDto, reply: FastifyReply): AlreadyRunningDto {
  void reply.status(409);
  return { code: 'already_running', message: `A rebuild of ${rebuild.engine} runs already.`, rebuild };
}
