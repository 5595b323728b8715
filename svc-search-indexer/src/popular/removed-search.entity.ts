import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that is never shown as popular. */
@Entity('popular_removed')
export class RemovedSearch {
  @PrimaryColumn('text', { collation: 'C' }) query: string;
  @Column('timestamptz') removedAt: Date;
}
