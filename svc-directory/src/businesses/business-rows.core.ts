import type { CategoryRef, FeeBasis, Licence, PriceRange, WeeklyHours } from '@lawdex/contracts';

/** A row of a list, as SQL gives it: exactly what a summary needs. */
export interface SummaryRow {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  image: string | null;
  categoryId: string | null;
  categoryName: string | null;
  categorySlug: string | null;
  priceRange: PriceRange | null;
  /** `numeric(2, 1)`, as text. */
  rating: string;
  reviewCount: number;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  phone: string | null;
  hours: WeeklyHours | null;
  timeZone: string | null;
  hasDelivery: boolean;
  hasTakeout: boolean;
  freeConsultation: boolean;
  videoConsultation: boolean;
}

export interface DetailRow extends SummaryRow {
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  languages: string[];
  feeBasis: FeeBasis[];
  licences: Licence[];
  additionalPracticeAreas: CategoryRef[];
  createdAt: Date;
  updatedAt: Date;
}
