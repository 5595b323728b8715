import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A practice area. Its rows come from `@lawdex/contracts/practice-areas`, written by every run of the migrations. */
@Entity('categories')
export class Category {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text')
  name: string;

  @Column('text', { unique: true })
  slug: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text', { array: true, default: [] })
  aliases: string[];

  /** The wider area that it is a part of. */
  @Column('uuid', { nullable: true })
  parentId: string | null;

  /** Exact: kept by a trigger in the transaction that adds, moves or removes businesses, of the areas within it too. Never written by code. */
  @Column({ type: 'integer', default: 0, update: false, insert: false })
  businessCount: number;

  /** Of what other services see; the count is not part of it. */
  @Column({ type: 'integer', default: 1, update: false, insert: false })
  version: number;
}
