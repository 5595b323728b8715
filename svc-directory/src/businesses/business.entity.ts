import type { BusinessFlags, BusinessKind, FeeBasis, Licence, PriceRange, WeeklyHours } from '@lawdex/contracts';
import { Column, Entity, JoinColumn, JoinTable, ManyToMany, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import { Category } from '../categories/category.entity.ts';

/**
 * A row of `businesses`. Triggers update `version`, `updatedAt`, totals and outbox with every change (docs/adr/0012). A
 * change of the additional practice areas alone needs an update of the business in the same transaction.
 */
@Entity('businesses')
export class Business implements BusinessFlags {
  @PrimaryGeneratedColumn('uuid') id: string;
  @Column('text', { unique: true }) slug: string;
  @Column('text') name: string;

  /** Only firms and legal aid have a practice area. */
  @Column('text', { default: 'law-firm' }) kind: BusinessKind;
  @Column('text', { nullable: true }) description: string | null;

  /** A path on our own origin. */
  @Column('text', { nullable: true }) image: string | null;
  @Column('uuid', { nullable: true }) categoryId: string | null;

  @ManyToOne(() => Category, { nullable: true, onDelete: 'RESTRICT' })
  @JoinColumn()
  category: Relation<Category> | null;

  @ManyToMany(() => Category)
  @JoinTable({
    name: 'business_practice_areas',
    joinColumn: { name: 'business_id' },
    inverseJoinColumn: { name: 'category_id' },
  })
  additionalPracticeAreas: Relation<Category>[];

  @Column('text', { nullable: true }) priceRange: PriceRange | null;

  /** Computed from the reviews, with one decimal. */
  @Column('numeric', { precision: 2, scale: 1, default: 0 }) rating: string;
  @Column('integer', { default: 0 }) reviewCount: number;
  @Column('text') address: string;
  @Column('text') city: string;

  /** Two-letter abbreviation. */
  @Column('text') state: string;
  @Column('text') zipCode: string;
  @Column('text', { nullable: true }) phone: string | null;
  @Column('text', { nullable: true }) email: string | null;

  /** http(s) only. */
  @Column('text', { nullable: true }) website: string | null;
  @Column('numeric', { precision: 10, scale: 7, nullable: true }) latitude: string | null;
  @Column('numeric', { precision: 10, scale: 7, nullable: true }) longitude: string | null;

  /** IANA name. */
  @Column('text', { nullable: true }) timeZone: string | null;
  @Column('jsonb', { nullable: true }) hours: WeeklyHours | null;
  @Column('boolean', { default: false }) hasDelivery: boolean;
  @Column('boolean', { default: false }) hasTakeout: boolean;
  @Column('text', { array: true, default: [] }) languages: string[];
  @Column('text', { array: true, default: [] }) feeBasis: FeeBasis[];

  /** States in which it serves every place, wherever its office is. */
  @Column('text', { array: true, default: [] }) serves: string[];
  @Column('boolean', { default: false }) freeConsultation: boolean;
  @Column('boolean', { default: false }) videoConsultation: boolean;
  @Column('jsonb', { default: [] }) licences: Licence[];

  /** Grows with every change. Other services drop events that are not newer than their own version. */
  @Column({ type: 'integer', default: 1, update: false, insert: false }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}
