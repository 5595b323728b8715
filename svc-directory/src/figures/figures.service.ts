import { Injectable } from '@nestjs/common';
import type { DirectoryFigures } from '@lawdex/contracts';
import { inLongTransaction, remembered } from '@lawdex/svc-kit';
import { DataSource } from 'typeorm';
import { FIGURES } from './figures.sql.ts';

/** Milliseconds. A million businesses take half a second to sum, which no visitor should wait for twice. */
const FRESH_MS = 60_000;

@Injectable()
export class FiguresService {
  readonly figures: () => Promise<DirectoryFigures>;

  constructor(db: DataSource) {
    this.figures = remembered(async () => {
      const [figures] = await inLongTransaction(db, (tx) => tx.query<DirectoryFigures[]>(FIGURES));
      if (!figures) throw new Error('An aggregate without "group by" always answers one row.');
      return figures;
    }, FRESH_MS);
  }
}
