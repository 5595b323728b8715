import { Body, Controller, Get, HttpCode, Post, Query, Req, UseInterceptors } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Audited, AuditInterceptor } from '../audit/audited.ts';
import { Admins } from '../door/admins.ts';
import { listedEntries } from './listed-entries.core.ts';
import { TrialDto } from './trial/trial.dto.ts';
import { Trials } from './trial/trials.ts';
import { VocabularyChanges } from './vocabulary-changes.ts';
import type { Editor } from './vocabulary-changes.ts';
import {
  ChangedEntryBody,
  ChangeNumberBody,
  DraftDto,
  EntriesDto,
  EntriesQuery,
  EntryBody,
  HistoryQuery,
  MeaningBody,
  PastChangeDto,
  PhraseBody,
  SeenBody,
} from './vocabulary.dto.ts';

/** The meanings of phrases, and how admins change them. A change waits in the draft until it is put live. */
@ApiTags('admin')
@UseInterceptors(AuditInterceptor)
@Controller('admin/api/vocabulary')
export class VocabularyController {
  constructor(
    private readonly changes: VocabularyChanges,
    private readonly trials: Trials,
    private readonly admins: Admins,
  ) {}

  /** The meanings of phrases, with the draft applied. */
  @ApiOkResponse({ type: EntriesDto })
  @Get()
  async listEntries(@Query() { phrase = '', kind, page = 1 }: EntriesQuery): Promise<EntriesDto> {
    const { revision, live, draft } = await this.changes.standing();
    return { revision, ...listedEntries(live, draft.changes, { phrase, kind: kind ?? null, page }) };
  }

  /** The changes that are not live yet. */
  @ApiOkResponse({ type: DraftDto })
  @Get('draft')
  getDraft(): Promise<DraftDto> {
    return this.changes.draft();
  }

  /** Who changed what, the newest first. */
  @ApiOkResponse({ type: [PastChangeDto] })
  @Get('history')
  listChanges(@Query() { limit = 100, before }: HistoryQuery): Promise<PastChangeDto[]> {
    return this.changes.history(limit, before ?? null);
  }

  /** Gives a phrase one meaning more. */
  @ApiNoContentResponse()
  @Audited('add to vocabulary')
  @HttpCode(204)
  @Post('add')
  addEntry(@Body() body: EntryBody, @Req() request: FastifyRequest): Promise<void> {
    const { phrase, kind, means = '', strength = 'strong' } = body;
    return this.changes.add({ phrase, kind, means, strength }, this.editor(request, body));
  }

  /** Changes one of the meanings of a phrase. */
  @ApiNoContentResponse()
  @Audited('change vocabulary')
  @HttpCode(204)
  @Post('change')
  changeEntry(@Body() body: ChangedEntryBody, @Req() request: FastifyRequest): Promise<void> {
    const { phrase, kind, means = '', strength, newKind = kind, newMeans = means } = body;
    const to = { kind: newKind, means: newMeans, ...(strength && { strength }) };
    return this.changes.change(phrase, { kind, means }, to, this.editor(request, body));
  }

  /** Takes one of the meanings of a phrase away. */
  @ApiNoContentResponse()
  @Audited('withdraw from vocabulary')
  @HttpCode(204)
  @Post('withdraw')
  withdrawEntry(@Body() body: MeaningBody, @Req() request: FastifyRequest): Promise<void> {
    const { phrase, kind, means = '' } = body;
    return this.changes.withdraw(phrase, { kind, means }, this.editor(request, body));
  }

  /** Takes a phrase out of the draft. */
  @ApiNoContentResponse()
  @Audited('take back vocabulary draft')
  @HttpCode(204)
  @Post('take-back')
  takeBackDraft(@Body() body: PhraseBody, @Req() request: FastifyRequest): Promise<void> {
    return this.changes.takeBack(body.phrase, this.editor(request, body));
  }

  /** Empties the draft. */
  @ApiNoContentResponse()
  @Audited('discard vocabulary draft')
  @HttpCode(204)
  @Post('discard')
  discardDraft(@Body() body: SeenBody, @Req() request: FastifyRequest): Promise<void> {
    return this.changes.discard(this.editor(request, body));
  }

  /** Begins to try the draft on the judged searches and on the last 1,000 that visitors made. */
  @ApiAcceptedResponse()
  @Audited('try vocabulary')
  @HttpCode(202)
  @Post('try')
  tryDraft(@Req() request: FastifyRequest): Promise<void> {
    return this.trials.start(this.admins.of(request).by);
  }

  /** The differences that the draft would make, as far as it was tried. */
  @ApiOkResponse({ type: TrialDto })
  @Get('trial')
  async getTrial(): Promise<TrialDto> {
    const trial = await this.trials.of(await this.changes.draft());
    if (!trial) throw new DomainError('not_tried', 404, 'Nobody has tried the draft as it is now.');
    return trial;
  }

  /** Searches read the draft from now on, in every process within two seconds. */
  @ApiNoContentResponse()
  @Audited('put vocabulary live')
  @HttpCode(204)
  @Post('live')
  async putVocabularyLive(@Body() body: SeenBody, @Req() request: FastifyRequest): Promise<void> {
    await this.changes.putLive(this.editor(request, body));
  }

  /** Makes the meanings before a live change live again. */
  @ApiNoContentResponse()
  @Audited('undo vocabulary')
  @HttpCode(204)
  @Post('undo')
  undoChange(@Body() { id }: ChangeNumberBody, @Req() request: FastifyRequest): Promise<void> {
    return this.changes.undo(id, { by: this.admins.of(request).by });
  }

  private editor(request: FastifyRequest, { revision }: SeenBody): Editor {
    return { by: this.admins.of(request).by, seen: revision };
  }
}
