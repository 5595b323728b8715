import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A practice area. Its rows come from `@lawdex/contracts/practice-areas`, written by every run of the migrations. */
@Entity('categories')
export class Category {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text') name: string;
  @Column('text', { unique: true }) slug: string;

  /** A drawing of `packages/ui/src/icons/practice.svg`. */
  @Column('text', { default: 'shield' }) icon: string;
  @Column('text', { nullable: true }) description: string | null;
  @Column('text', { array: true, default: [] }) aliases: string[];

  /** The wider area that contains it. */
  @Column('uuid', { nullable: true }) parentId: string | null;

  /** An exact count that includes areas within it. Triggers keep it in the transaction that adds, moves or removes businesses; code never writes it. */
  @Column({ type: 'integer', default: 0, update: false, insert: false }) businessCount: number;

  /** Grows with every change that other services see. The count is not one of them. */
  @Column({ type: 'integer', default: 1, update: false, insert: false }) version: number;
}
