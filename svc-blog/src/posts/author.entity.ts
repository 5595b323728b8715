import type { BlogSocialLinks } from '@lawdex/contracts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

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
