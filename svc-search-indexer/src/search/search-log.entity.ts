import type { Understood } from '@lawdex/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that asked for something, and how much it found. */
@Entity('search_logs')
export class SearchLog {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' })
  id: string;

  @Column('text', { nullable: true })
  query: string | null;

  @Column('uuid', { name: 'category_id', nullable: true })
  categoryId: string | null;

  @Column('text', { nullable: true })
  location: string | null;

  @Column('int', { name: 'results_count' })
  resultsCount: number;

  /** How it was read. Null: from before this was kept. */
  @Column('jsonb', { nullable: true })
  understood: Understood | null;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
