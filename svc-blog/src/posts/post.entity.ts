import type { BlogStatus } from '@lawdex/contracts';
import { Column, Entity, JoinColumn, JoinTable, ManyToMany, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Author } from './author.entity.ts';
import { Category } from './category.entity.ts';
import { Tag } from './tag.entity.ts';

/**
 * A row of `blog_posts`. `version`, what is searched in, and the outbox event follow every change by triggers, changes of its tags, its
 * category and its author included.
 */
@Entity('blog_posts')
export class Post {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column('text', { unique: true })
  slug: string;

  @Column('text')
  title: string;

  @Column('text', { nullable: true })
  metaDescription: string | null;

  @Column('text', { nullable: true })
  excerpt: string | null;

  /** Sanitised HTML. */
  @Column('text')
  content: string;

  /** What the content was made from; null when it was written as HTML. */
  @Column('text', { nullable: true })
  markdown: string | null;

  /** The content's words without any markup: what is searched in, and counted for the read time. */
  @Column('text')
  plainText: string;

  /** A path on our own origin; one is drawn for a post without it. */
  @Column('text', { nullable: true })
  featuredImage: string | null;

  @Column('text', { nullable: true })
  featuredImageAlt: string | null;

  @Column('uuid')
  authorId: string;

  @ManyToOne(() => Author, { onDelete: 'RESTRICT' })
  @JoinColumn()
  author: Relation<Author>;

  @Column('uuid', { nullable: true })
  categoryId: string | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn()
  category: Relation<Category> | null;

  @ManyToMany(() => Tag)
  @JoinTable({
    name: 'blog_post_tags',
    joinColumn: { name: 'post_id' },
    inverseJoinColumn: { name: 'tag_id' },
  })
  tags: Relation<Tag>[];

  @Column('text', { default: 'draft' })
  status: BlogStatus;

  /** In the future for a scheduled post. */
  @Column('timestamptz', { nullable: true })
  publishedAt: Date | null;

  /** When the author changed it last; not touched by anything else. */
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  /** Minutes; computed from the words when there is none. */
  @Column('integer', { nullable: true })
  readTime: number | null;

  /** Without those that still wait in `blog_post_views`. Never written by code but by the views' own. */
  @Column({ type: 'integer', default: 0, update: false, insert: false })
  viewCount: number;

  /** Slugs of practice areas of the directory. */
  @Column('text', { array: true, default: [] })
  practices: string[];

  /** `Chicago, IL` */
  @Column('text', { array: true, default: [] })
  cities: string[];

  @Column({ type: 'integer', default: 1, update: false, insert: false })
  version: number;
}
