import type { BlogStatus } from '@lawdex/contracts';
import { Column, Entity, JoinColumn, JoinTable, ManyToMany, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Author, Category, Tag } from './archive.entity.ts';

/** A row of `blog_posts`. Triggers update `version`, search words and outbox with every change, also of its tags, category and author. */
@Entity('blog_posts')
export class Post {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text') title: string;
  @Column('text', { nullable: true }) metaDescription: string | null;
  @Column('text', { nullable: true }) excerpt: string | null;

  /** Sanitised HTML. */
  @Column('text') content: string;

  /** The Markdown of the content; null when it was written as HTML. */
  @Column('text', { nullable: true }) markdown: string | null;

  /** The words of the content without markup, for the search and for the reading time. */
  @Column('text') plainText: string;

  /** A path on our own origin. A picture is drawn for a post without one. */
  @Column('text', { nullable: true }) featuredImage: string | null;
  @Column('text', { nullable: true }) featuredImageAlt: string | null;
  @Column('uuid') authorId: string;

  @ManyToOne(() => Author, { onDelete: 'RESTRICT' })
  @JoinColumn()
  author: Relation<Author>;

  @Column('uuid', { nullable: true }) categoryId: string | null;

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

  @Column('text', { default: 'draft' }) status: BlogStatus;

  /** In the future while the post is scheduled. */
  @Column('timestamptz', { nullable: true }) publishedAt: Date | null;

  /** Set when the author changes the post, and by nothing else. */
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;

  /** Minutes; computed from the words when it is null. */
  @Column('integer', { nullable: true }) readTime: number | null;

  /** Only the counting of views writes it. */
  @Column({ type: 'integer', default: 0, insert: false }) viewCount: number;

  /** Slugs of practice areas of the directory. */
  @Column('text', { array: true, default: [] }) practices: string[];

  /** `Chicago, IL` */
  @Column('text', { array: true, default: [] }) cities: string[];
  @Column({ type: 'integer', default: 1, update: false, insert: false }) version: number;
}
