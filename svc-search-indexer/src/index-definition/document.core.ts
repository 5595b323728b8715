import { isRateable, PRICE_RANGES, type BusinessRecord } from '@lawdex/contracts';
import { stateName } from '@lawdex/contracts/us-states';
import { remembered } from '@lawdex/search-language/dictionary';
import {
  businessKeyOf,
  cityKeyOf,
  cityNames,
  licenceCodes,
  normalise,
  practiceTerms,
  streetKeyOf,
  surnamesJoined,
  withoutLegalForm,
  wordsOf,
} from '@lawdex/search-language/text';
import type { CategoriesBySlug } from '@lawdex/search-language/text';
import { flagsOf } from './flags.core.ts';
import { openWeek } from './open-week.core.ts';
import { specialIntervals } from './special-intervals.core.ts';

/** A business as every engine indexes it. Plain values: an engine turns them into its own settings and columns. */
export type IndexDocument = ReturnType<typeof documentOf>;

/** Reads the current names of categories from `categories`, since a record carries those of the day it was sent. */
export function documentOf(record: BusinessRecord, categories: CategoriesBySlug) {
  const rating = Number(record.rating) || 0;
  const additional = record.additionalPracticeAreas.map(({ slug }) => slug);
  const state = record.state.toUpperCase();
  const cityKey = cityKeyOf(record.city, state);
  return {
    id: record.id,
    name: record.name,
    /** The name without legal form: equal to the visitor's whole query means "this very business". */
    nameKey: businessKeyOf(record.name),
    /** Other spellings of the name: without legal form, hyphenated words and surnames as one. */
    nameAlt: namesLike(record.name),
    nameSort: normalise(record.name),
    categoryId: record.categoryId,
    categorySlug: record.category?.slug ?? null,
    additionalSlugs: additional,
    practiceTerms: termsOfAll(practiceSlugs(record), categories),
    city: record.city,
    /** City and state: `houston-tx`. */
    cityKey,
    cityTerms: cityNames(record.city, cityKey),
    state,
    stateName: stateName(state) ?? '',
    zip: record.zipCode.slice(0, 5),
    description: record.description ?? '',
    /** Ways to type its telephone number: ten digits, and the last seven. */
    phones: phonesOf(record.phone),
    licenceCodes: record.licences.flatMap(licenceCodes),
    street: streetKeyOf(record.address),
    tz: record.timeZone,
    price: record.priceRange ? PRICE_RANGES.indexOf(record.priceRange) + 1 : null,
    rating,
    reviewCount: record.reviewCount,
    /** A court is better or worse than no firm, and stands behind them all. */
    quality: isRateable(record) ? qualityOf(rating, record.reviewCount) : 0,
    flags: flagsOf(record),
    languages: record.languages,
    feeBasis: record.feeBasis,
    /** States in which it serves every place. */
    serves: record.serves ?? [],
    open: record.timeZone && record.hours ? openWeek(record.hours) : null,
    special: record.hours ? specialIntervals(record.hours) : [],
    geo: record.latitude === null || record.longitude === null ? null : { lat: record.latitude, lng: record.longitude },
    /** A court or an office of a government is not: nobody hires it. */
    rateable: isRateable(record),
    licences: licenceSummary(record.licences),
    /** ISO 8601, UTC. */
    updatedAt: record.updatedAt,
  };
}

function licenceSummary(licences: BusinessRecord['licences']) {
  const years = licences.flatMap(({ yearAdmitted }) => yearAdmitted ?? []);
  // A day that no calendar has would stop the feed.
  const checks = licences.map(({ checkedAt }) => Date.parse(checkedAt ?? '')).filter((time) => !Number.isNaN(time));
  return {
    count: licences.length,
    admitted: years.length > 0 ? Math.min(...years) : null,
    checked: checks.length > 0 ? new Date(Math.max(...checks)).toISOString().slice(0, 10) : null,
  };
}

function phonesOf(phone: string | null): string[] {
  // An extension behind the number is no part of it.
  const digits = (phone ?? '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10})/, '')
    .slice(0, 10);
  return digits.length === 10 ? [digits, digits.slice(3)] : [];
}

/** Its own practice area first. */
export function practiceSlugs({ category, additionalPracticeAreas }: BusinessRecord): string[] {
  return [...(category ? [category] : []), ...additionalPracticeAreas].map(({ slug }) => slug);
}

/** Bayesian mean: eight imagined reviews of 3.8 keep one five-star review from leading. */
export function qualityOf(rating: number, reviewCount: number): number {
  return (reviewCount * rating + 8 * 3.8) / (reviewCount + 8);
}

const MOST_LISTED = 10_000;
const listed = new WeakMap<CategoriesBySlug, Map<string, readonly string[]>>();

/** The same list for the same practice areas, so that what is made of it can be kept. */
function termsOfAll(slugs: readonly string[], categories: CategoriesBySlug): readonly string[] {
  const lists = remembered(listed, categories, () => new Map<string, readonly string[]>());
  if (lists.size >= MOST_LISTED) lists.clear();
  return remembered(lists, slugs.join(' '), () => [
    ...new Set(slugs.flatMap((slug) => practiceTerms(slug, categories.get(slug)))),
  ]);
}

function namesLike(name: string): string[] {
  const words = wordsOf(name);
  const own = words.join(' ');
  const bare = withoutLegalForm(name);
  // "smith-jones" is typed as one word too.
  const joined = wordsOf(name.replace(/(?<=\p{L})-(?=\p{L})/gu, '')).join(' ');
  // A search reads `mc donald` and `mcdonald` as one name.
  return [...new Set([bare, joined, surnamesJoined(words).join(' ')])].filter((other) => other !== own && other !== '');
}
