import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What an admin did, when and from where. */
@Entity('admin_audit')
export class NotedAction {
  @PrimaryGeneratedColumn({ type: 'bigint' }) id: string;
  @Column('timestamptz') at: Date;
  @Column('text') by: string;
  @Column('text') address: string;
  /** In words: `remove popular search`. */
  @Column('text') action: string;
  @Column('jsonb') detail: object;
  /** `done`, or the code of the error. */
  @Column('text') outcome: string;
}
