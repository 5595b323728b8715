import { inLongTransaction } from '@lawdex/svc-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HasBitmap } from './common-rows.core.ts';
import { knownLexemes } from './known-lexemes.sql.ts';
import { LiveRows } from '../rows/live-rows.ts';
import { ofTable } from '../rows/row-tables.core.ts';
import type { ShareOf } from '../tier-share.core.ts';

const KEPT_MS = 60_000;
const AGAIN_MS = 5_000;

interface KnownLexeme {
  lexeme: string;
  share: number;
  hasBitmap: boolean;
}

/** For rows that are asked a few questions only. */
export const NOTHING_KNOWN = { share: () => 0, hasBitmap: () => false, forget: () => undefined };

/** Shares of the most common lexemes by PostgreSQL's own statistics, and the facts that have bitmaps: hints that nobody waits for. */
@Injectable()
export class KnownLexemes {
  private known: ReadonlyMap<string, KnownLexeme> = new Map();
  private until = -Infinity;

  constructor(
    private readonly db: DataSource,
    private readonly live: LiveRows,
  ) {}

  readonly share: ShareOf = (lexeme, prefix = false) => {
    this.look();
    if (!prefix) return this.known.get(lexeme)?.share ?? 0;
    let largest = 0;
    for (const [other, { share }] of this.known) if (share > largest && other.startsWith(lexeme)) largest = share;
    return largest;
  };

  readonly hasBitmap: HasBitmap = (fact) => {
    this.look();
    return this.known.get(fact)?.hasBitmap ?? false;
  };

  /** It is not true any more. */
  forget(): void {
    this.until = -Infinity;
  }

  private look(): void {
    if (performance.now() <= this.until) return;
    this.until = performance.now() + KEPT_MS;
    this.read().then(
      (rows) => (this.known = new Map(rows.map((row) => [row.lexeme, row]))),
      // Without them searches take longer. A database that is busy is not asked by each of them.
      () => (this.until = performance.now() + AGAIN_MS),
    );
  }

  private async read(): Promise<KnownLexeme[]> {
    const statement = ofTable(knownLexemes, await this.live.find());
    return inLongTransaction(this.db, (tx) => tx.query(statement));
  }
}
