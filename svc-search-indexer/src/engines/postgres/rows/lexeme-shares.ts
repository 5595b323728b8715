import { inLongTransaction } from '@lawdex/svc-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LiveRows } from './live-rows.ts';
import { ofTable } from './row-tables.core.ts';
import type { ShareOf } from '../tier-share.core.ts';

const KEPT_MS = 60_000;
const AGAIN_MS = 5_000;

/** Frequencies end with three that belong to no lexeme. They are unnested beside lexemes, because each look by place would unpack the whole list. */
export const lexemeShares = `
  select e.lexeme, e.share
  from pg_stats s, unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as e(lexeme, share)
  where s.schemaname = current_schema() and s.tablename = 'search_rows' and s.attname = 'tsv' and e.lexeme is not null`;

interface LexemeShare {
  lexeme: string;
  share: number;
}

/** For rows that are asked a few questions only. */
export const NOTHING_KNOWN = { share: () => 0 };

/** Shares of the most common lexemes by PostgreSQL's own statistics: hints that nobody waits for, which decide how rows are looked for, never which. */
@Injectable()
export class LexemeShares {
  private known: ReadonlyMap<string, number> = new Map();
  private until = -Infinity;

  constructor(
    private readonly db: DataSource,
    private readonly live: LiveRows,
  ) {}

  readonly share: ShareOf = (lexeme, prefix = false) => {
    this.look();
    if (!prefix) return this.known.get(lexeme) ?? 0;
    let largest = 0;
    for (const [other, share] of this.known) if (share > largest && other.startsWith(lexeme)) largest = share;
    return largest;
  };

  private look(): void {
    if (performance.now() <= this.until) return;
    this.until = performance.now() + KEPT_MS;
    this.read().then(
      (rows) => (this.known = new Map(rows.map(({ lexeme, share }) => [lexeme, share]))),
      // Without them searches take longer. A database that is busy is not asked by each of them.
      () => (this.until = performance.now() + AGAIN_MS),
    );
  }

  private async read(): Promise<LexemeShare[]> {
    const statement = ofTable(lexemeShares, await this.live.find());
    return inLongTransaction(this.db, (tx) => tx.query(statement));
  }
}
