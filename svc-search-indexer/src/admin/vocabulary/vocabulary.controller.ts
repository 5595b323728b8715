import { Body, Controller, Get, HttpCode, Post, Query, Module, Inject, Injectable } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HistoryQuery } from '../audit/audit-log.ts';
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
  MeaningBody,
  PastChangeDto,
} from './vocabulary.dto.ts';
import { BackgroundWork, LOGGER, prepared, type Logger } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { DictionaryModule } from '../../dictionary/document-counts.ts';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { readRevision } from './vocabulary-changes.sql.ts';

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

// A change is read everywhere within two seconds; the dictionary is built in a part of one.
const LOOK_MS = 1_000;

/** Follows what admins change through other processes. Asked again and again, because a notification is lost with its connection. */
@Injectable()
class VocabularyWatch extends BackgroundWork {
  private seen: string | null = null;
  private readonly revisions = prepared<{ revision: string }>(this.db, 'vocabulary-revision', readRevision);

  constructor(
    private readonly db: DataSource,
    private readonly dictionary: DictionaryService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    super();
  }

  protected async turn(): Promise<number> {
    try {
      const [{ revision } = { revision: '0' }] = await this.revisions();
      if (revision !== this.seen) await this.dictionary.refresh();
      this.seen = revision;
    } catch (err) {
      this.logger.warn({ err }, 'changes of the vocabulary could not be looked at');
    }
    return LOOK_MS;
  }
}

@Module({
  imports: [DictionaryModule],
  controllers: [VocabularyController],
  providers: [VocabularyChanges, VocabularyWatch],
  exports: [VocabularyChanges],
})
export class VocabularyModule {}
