import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Post } from '../posts/post.entity.ts';

/** A path at which a post once stood, here or on another site. */
@Entity('blog_old_addresses')
export class OldAddress {
  @PrimaryColumn('text') path: string;
  @Column('uuid') postId: string;

  @ManyToOne(() => Post, { nullable: false, onDelete: 'CASCADE' })
  @JoinColumn()
  post: Relation<Post>;
}
