import { BUSINESS_FLAGS, BUSINESS_KINDS, PRICE_RANGES } from '@lawdex/contracts';
import type { BusinessSummary, CategoryRef } from '@lawdex/contracts';
import { described, ofEach } from './described.ts';

export class CategoryRefDto extends described<CategoryRef>({
  name: { type: String },
  slug: { type: String },
}) {}

/** Every list of businesses consists of these, in each service. */
export class BusinessSummaryDto extends described<BusinessSummary>({
  ...ofEach(BUSINESS_FLAGS, { type: Boolean }),
  id: { type: String, format: 'uuid' },
  slug: { type: String },
  name: { type: String },
  kind: { required: false, type: String, enum: BUSINESS_KINDS, description: 'A law firm when nothing is said.' },
  description: {
    type: String,
    nullable: true,
    description: 'Whole in a `BusinessDetail`; in lists cut to `SUMMARY_DESCRIPTION_MAX` characters.',
  },
  image: { type: String, nullable: true, description: 'A path on our own origin.' },
  category: { type: CategoryRefDto, nullable: true },
  categoryId: { type: String, format: 'uuid', nullable: true },
  priceRange: { type: String, enum: PRICE_RANGES, nullable: true },
  rating: { type: String, description: 'One decimal; "0.0" without reviews.', example: '4.6' },
  reviewCount: { type: 'integer' },
  address: { type: String },
  city: { type: String },
  state: { type: String, description: 'Two-letter abbreviation.' },
  zipCode: { type: String },
  phone: { type: String, nullable: true },
  isOpen: {
    type: Boolean,
    nullable: true,
    description: "When answered, in the business's own time zone; null when its hours are not known.",
  },
  opensOrCloses: {
    required: false,
    type: String,
    description: "What its door does next, by the business's own clock; absent when its hours are not known.",
    example: 'opens Mon 8:30 AM',
  },
  distanceMiles: {
    required: false,
    type: Number,
    description: "From the visitor's position or the chosen city's center; only in searches that name one.",
  },
  alsoPractices: {
    required: false,
    type: [String],
    description: 'Practice areas beside its own that a search found it by, the one that was searched for first.',
    example: ['Landlord & Tenant'],
  },
}) {}
