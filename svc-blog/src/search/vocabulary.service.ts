import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, inLongTransaction, remembered } from '@lawdex/svc-kit';
import type { Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { Vocabulary } from './nearest-word.core.ts';
import { VOCABULARY } from './search.sql.ts';

/** Words of a post that has just been published may be mistyped a minute later. */
const FRESH_MS = 60_000;

/** The words of the posts that are shown, of a moment ago. */
@Injectable()
export class VocabularyService {
  readonly read: () => Promise<Vocabulary>;

  constructor(db: DataSource, @Inject(CLOCK) clock: Clock) {
    this.read = remembered(async () => {
      const rows = await inLongTransaction(db, (tx) =>
        tx.query<{ word: string; count: number }[]>(VOCABULARY, [clock()]),
      );
      return new Vocabulary(new Map(rows.map(({ word, count }) => [word, count])));
    }, FRESH_MS);
  }
}
