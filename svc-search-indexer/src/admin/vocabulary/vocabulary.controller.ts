import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Audited } from '../audit/audited.ts';
import { By } from '../access/admins.ts';
import { Editing, VocabularyChanges, type Editor } from './vocabulary-changes.ts';
import { listedEntries } from './listed-entries.core.ts';
import {
  ChangedEntryBody,
  ChangeNumberBody,
  EntriesDto,
  EntriesQuery,
  EntryBody,
  HistoryQuery,
  MeaningBody,
  PastChangeDto,
} from './vocabulary.dto.ts';

/** The meanings of phrases, and how admins change them. Searches read a change in every process within two seconds. */
@ApiTags('admin')
@Controller('admin/api/vocabulary')
export class VocabularyController {
  constructor(private readonly changes: VocabularyChanges) {}

  @ApiOkResponse({ type: EntriesDto })
  @Get()
  async listEntries(@Query() { phrase = '', kind, page = 1 }: EntriesQuery): Promise<EntriesDto> {
    const { revision, entries } = await this.changes.vocabulary();
    return { revision, ...listedEntries(entries, { phrase, kind: kind ?? null, page }) };
  }

  @ApiOkResponse({ type: [PastChangeDto] })
  @Get('history')
  listChanges(@Query() { limit = 100, before }: HistoryQuery): Promise<PastChangeDto[]> {
    return this.changes.history(limit, before);
  }

  @ApiNoContentResponse()
  @Audited('add to vocabulary')
  @HttpCode(204)
  @Post('add')
  addEntry(@Body() body: EntryBody, @Editing() editor: Editor): Promise<void> {
    const { phrase, kind, means = '', strength = 'strong' } = body;
    return this.changes.add({ phrase, kind, means, strength }, editor);
  }

  @ApiNoContentResponse()
  @Audited('change vocabulary')
  @HttpCode(204)
  @Post('change')
  changeEntry(@Body() body: ChangedEntryBody, @Editing() editor: Editor): Promise<void> {
    const { phrase, kind, means = '', strength, newKind = kind, newMeans = means } = body;
    const to = { kind: newKind, means: newMeans, ...(strength && { strength }) };
    return this.changes.change(phrase, { kind, means }, to, editor);
  }

  @ApiNoContentResponse()
  @Audited('withdraw from vocabulary')
  @HttpCode(204)
  @Post('withdraw')
  withdrawEntry(@Body() body: MeaningBody, @Editing() editor: Editor): Promise<void> {
    const { phrase, kind, means = '' } = body;
    return this.changes.withdraw(phrase, { kind, means }, editor);
  }

  /** Makes the meanings before a change live again. */
  @ApiNoContentResponse()
  @Audited('undo vocabulary')
  @HttpCode(204)
  @Post('undo')
  undoChange(@Body() { id }: ChangeNumberBody, @By() by: string): Promise<void> {
    return this.changes.undo(id, by);
  }
}
