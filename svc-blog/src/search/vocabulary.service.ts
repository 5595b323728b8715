import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, inLongTransaction, remembered, type Clock } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { Vocabulary } from './nearest-word.core.ts';
import { VOCABULARY } from './search.sql.ts';

/** Milliseconds. Words of a new post may be mistyped soon after it was published. */
const FRESH_MS = 60_000;

/** Remembers the words of the posts that are shown. */
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
