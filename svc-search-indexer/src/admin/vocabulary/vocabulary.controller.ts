import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { DomainError } from '@lawdex/svc-kit';
import { ApiAcceptedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.ts';
import { By } from '../door/by.decorator.ts';
import { Editing } from './editing.decorator.ts';
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
@Controller('admin/api/vocabulary')
export class VocabularyController {
  constructor(
    private readonly changes: VocabularyChanges,
    private readonly trials: Trials,
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
    return this.changes.history(limit, before);
  }

  /** Gives a phrase one meaning more. */
  @ApiNoContentResponse()
  @Audited('add to vocabulary')
  @HttpCode(204)
  @Post('add')
  addEntry(@Body() body: EntryBody, @Editing() editor: Editor): Promise<void> {
    const { phrase, kind, means = '', strength = 'strong' } = body;
    return this.changes.add({ phrase, kind, means, strength }, editor);
  }

  /** Changes one of the meanings of a phrase. */
  @ApiNoContentResponse()
  @Audited('change vocabulary')
  @HttpCode(204)
  @Post('change')
  changeEntry(@Body() body: ChangedEntryBody, @Editing() editor: Editor): Promise<void> {
    const { phrase, kind, means = '', strength, newKind = kind, newMeans = means } = body;
    const to = { kind: newKind, means: newMeans, ...(strength && { strength }) };
    return this.changes.change(phrase, { kind, means }, to, editor);
  }

  /** Takes one of the meanings of a phrase away. */
  @ApiNoContentResponse()
  @Audited('withdraw from vocabulary')
  @HttpCode(204)
  @Post('withdraw')
  withdrawEntry(@Body() body: MeaningBody, @Editing() editor: Editor): Promise<void> {
    const { phrase, kind, means = '' } = body;
    return this.changes.withdraw(phrase, { kind, means }, editor);
  }

  /** Takes a phrase out of the draft. */
  @ApiNoContentResponse()
  @Audited('take back vocabulary draft')
  @HttpCode(204)
  @Post('take-back')
  takeBackDraft(@Body() body: PhraseBody, @Editing() editor: Editor): Promise<void> {
    return this.changes.takeBack(body.phrase, editor);
  }

  /** Empties the draft. */
  @ApiNoContentResponse()
  @Audited('discard vocabulary draft')
  @HttpCode(204)
  @Post('discard')
  discardDraft(@Body() _: SeenBody, @Editing() editor: Editor): Promise<void> {
    return this.changes.discard(editor);
  }

  /** Begins to try the draft on the judged searches and on the last 1,000 that visitors made. */
  @ApiAcceptedResponse()
  @Audited('try vocabulary')
  @HttpCode(202)
  @Post('try')
  tryDraft(@By() by: string): Promise<void> {
    return this.trials.start(by);
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
  putVocabularyLive(@Body() _: SeenBody, @Editing() editor: Editor): Promise<void> {
    return this.changes.putLive(editor);
  }

  /** Makes the meanings before a live change live again. */
  @ApiNoContentResponse()
  @Audited('undo vocabulary')
  @HttpCode(204)
  @Post('undo')
  undoChange(@Body() { id }: ChangeNumberBody, @By() by: string): Promise<void> {
    return this.changes.undo(id, by);
  }
}
