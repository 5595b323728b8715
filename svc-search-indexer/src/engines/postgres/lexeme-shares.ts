import { inLongTransaction } from '@lawdex/svc-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lexemeShares } from './lexeme-shares.sql.ts';
import { LiveRows } from './live-rows.ts';
import { ofTable } from './row-tables.core.ts';
import type { ShareOf } from './tier-share.core.ts';

const KEPT_MS = 60_000;
const AGAIN_MS = 5_000;

/** What PostgreSQL's own statistics say of the most common lexemes: a hint that is never waited for. */
@Injectable()
export class LexemeShares {
  private shares: ReadonlyMap<string, number> = new Map();
  private until = -Infinity;

  constructor(
    private readonly db: DataSource,
    private readonly live: LiveRows,
  ) {}

  readonly of: ShareOf = (lexeme, prefix = false) => {
    if (performance.now() > this.until) this.refresh();
    if (!prefix) return this.shares.get(lexeme) ?? 0;
    let largest = 0;
    for (const [other, share] of this.shares) if (share > largest && other.startsWith(lexeme)) largest = share;
    return largest;
  };

  private refresh(): void {
    this.until = performance.now() + KEPT_MS;
    this.read().then(
      (rows) => (this.shares = new Map(rows.map(({ lexeme, share }) => [lexeme, share]))),
      // Without them searches take longer. A database that is busy is not asked by each of them.
      () => (this.until = performance.now() + AGAIN_MS),
    );
  }

  private async read(): Promise<{ lexeme: string; share: number }[]> {
    const statement = ofTable(lexemeShares, await this.live.find());
    return inLongTransaction(this.db, (tx) => tx.query(statement));
  }
}
