import type { Understood } from '@lawdex/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that asked for something, and how much it found. */
@Entity('search_logs')
export class SearchLog {
  @PrimaryColumn('uuid', { default: () => 'gen_random_uuid()' }) id: string;
  @Column('text', { nullable: true }) query: string | null;
  @Column('uuid', { nullable: true }) categoryId: string | null;
  @Column('text', { nullable: true }) location: string | null;
  @Column('int') resultsCount: number;

  /** How it was read. Null: from before this was kept. */
  @Column('jsonb', { nullable: true }) understood: Understood | null;
  @Column('timestamptz') createdAt: Date;
}
