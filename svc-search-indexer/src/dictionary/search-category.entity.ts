import type { Category } from '@lawdex/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A practice area as the directory last told of it. */
@Entity('search_categories')
export class SearchCategory implements Pick<Category, 'id' | 'slug' | 'name' | 'aliases'> {
  @PrimaryColumn('uuid') id: string;
  @Column('bigint') version: string;
  @Column('text') slug: string;
  @Column('text') name: string;
  @Column('text', { array: true }) aliases: string[];
}
