import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

@Entity('blog_categories')
export class Category {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) description: string | null;

  /** The wider category that contains it. */
  @Column('uuid', { nullable: true }) parentId: string | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn()
  parent: Relation<Category> | null;
}
