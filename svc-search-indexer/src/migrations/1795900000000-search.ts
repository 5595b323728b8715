import { FirstMigration } from '@lawdex/svc-kit';

export class Search1795900000000 extends FirstMigration {
  readonly name = 'Search1795900000000';
  readonly last = 'CountedByRows1764110000001';
  protected readonly files = ['documents.sql', 'rows.sql', 'searches.sql'].map(
    (file) => new URL(file, import.meta.url),
  );
}
