import { FirstMigration } from '@lawdex/svc-kit';

export class Search1800000000000 extends FirstMigration {
  readonly name = 'Search1800000000000';
  readonly last = 'CountedByRows1764110000001';
  protected readonly files = ['documents.sql', 'rows.sql', 'searches.sql'].map(
    (file) => new URL(file, import.meta.url),
  );
}
