import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('blog_tags')
export class Tag {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) description: string | null;
}
