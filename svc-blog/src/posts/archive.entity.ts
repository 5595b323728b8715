import type { BlogSocialLinks } from '@lawdex/contracts';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';

// Visitors list posts by these.

@Entity('blog_authors')
export class Author {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) bio: string | null;

  /** A path on our own origin. */
  @Column('text', { nullable: true }) avatar: string | null;

  /** http(s) only. */
  @Column('jsonb', { default: {} }) socialLinks: BlogSocialLinks;

  /** IANA name. */
  @Column('text', { default: 'America/New_York' }) timeZone: string;
}

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

@Entity('blog_tags')
export class Tag {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text') name: string;
  @Column('text', { nullable: true }) description: string | null;
}
