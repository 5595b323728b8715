import type { FeeBasis, Licence, PriceRange, WeeklyHours } from '@lawdex/contracts';

/** The columns of `businesses` that come from outside: an import, or the demo data. */
export interface BusinessRow {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  image: string | null;
  category_id: string | null;
  price_range: PriceRange | null;
  address: string;
  city: string;
  state: string;
  zip_code: string;
  phone: string | null;
  email: string | null;
  website: string | null;
  latitude: number | null;
  longitude: number | null;
  time_zone: string | null;
  hours: WeeklyHours | null;
  has_delivery: boolean;
  has_takeout: boolean;
  languages: string[];
  fee_basis: FeeBasis[];
  free_consultation: boolean;
  video_consultation: boolean;
  licences: Licence[];
}
