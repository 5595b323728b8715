import { LOGGER, prepared, type Logger } from '@lawdex/svc-kit';
import { Module, Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DictionaryModule } from '../../dictionary/document-counts.ts';
import { DictionaryService } from '../../dictionary/dictionary.service.ts';
import { Turns } from '../../database/turns.ts';
import { readRevision } from './vocabulary-changes.sql.ts';
import { VocabularyChanges } from './vocabulary-changes.ts';
import { VocabularyController } from './vocabulary.controller.ts';

// A change is read everywhere within two seconds; the dictionary is built in a part of one.
const LOOK_MS = 1_000;

/** Follows what admins change through other processes. Asked again and again, because a notification is lost with its connection. */
@Injectable()
class VocabularyWatch extends Turns {
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
