import { COMPARE_MAX, isRateable, isRecord, parseJson, UUID } from '@lawdex/contracts';
import type { BusinessKind, CategoryRef } from '@lawdex/contracts';

/** The stored details of a business, with which the widget needs no request. */
export interface ComparedBusiness {
  id: string;
  slug: string;
  name: string;
  category: CategoryRef | null;
  /** One decimal, `"4.6"`; `"0.0"` without reviews. */
  rating: string;
  reviewCount: number;
}

export interface CompareList {
  ids: readonly string[];
  /** By id. Details that were damaged in storage are missing and get loaded again. */
  details: Readonly<Record<string, ComparedBusiness>>;
}

export const NOTHING_COMPARED: CompareList = { ids: [], details: {} };

export type AddOutcome = { kind: 'added'; list: CompareList } | { kind: 'duplicate' } | { kind: 'full' };

export function addToCompare(list: CompareList, business: ComparedBusiness): AddOutcome {
  if (list.ids.includes(business.id)) return { kind: 'duplicate' };
  if (list.ids.length >= COMPARE_MAX) return { kind: 'full' };
  const ids = [...list.ids, business.id];
  return { kind: 'added', list: { ids, details: { ...list.details, [business.id]: business } } };
}

export function removeFromCompare({ ids, details }: CompareList, removed: readonly string[]): CompareList {
  const left = ids.filter((id) => !removed.includes(id));
  return { ids: left, details: onlyOf(left, details) };
}

/** Adds loaded details to the entries that have none, and ignores other businesses. */
export function withDetails({ ids, details }: CompareList, fetched: readonly ComparedBusiness[]): CompareList {
  const known = Object.fromEntries(fetched.map((business) => [business.id, business]));
  return { ids, details: onlyOf(ids, { ...known, ...details }) };
}

export const withoutDetails = ({ ids, details }: CompareList): string[] =>
  ids.filter((id) => !Object.hasOwn(details, id));

// Four ids have 160 characters and four businesses at most 3,000. Much longer texts were not stored by this site.
const IDS_LENGTH_MAX = 1000;
const DETAILS_LENGTH_MAX = 20_000;
const TEXT_MAX = 300;

/** Reads a list from two stored texts. Storage may hold anything, so malformed entries are left out. */
export function readStoredList(ids: string | null, details: string | null): CompareList {
  const parsed = parseJson(ids ?? '', IDS_LENGTH_MAX);
  const known = (Array.isArray(parsed) ? parsed : []).filter((id): id is string => UUID.test(String(id)));
  const list = [...new Set(known)].slice(0, COMPARE_MAX);
  const stored = parseJson(details ?? '', DETAILS_LENGTH_MAX);
  const read = isRecord(stored) ? list.map((id) => (Object.hasOwn(stored, id) ? readBusiness(stored[id]) : null)) : [];
  const valid = read.flatMap((business, index) => (business && business.id === list[index] ? [business] : []));
  return withDetails({ ids: list, details: {} }, valid);
}

/** The texts to store; null removes a key. */
export const storedTexts = ({ ids, details }: CompareList): { ids: string | null; details: string | null } =>
  ids.length === 0 ? { ids: null, details: null } : { ids: JSON.stringify(ids), details: JSON.stringify(details) };

/** Reads a business from an event or from storage; null when it cannot be compared. */
export function readBusiness(written: unknown): ComparedBusiness | null {
  if (!isRecord(written)) return null;
  const { id, slug, name, category = null, rating = '0.0', reviewCount = 0, kind } = written;
  if (typeof id !== 'string' || !UUID.test(id) || !isText(slug) || !isText(name)) return null;
  if (kind !== undefined && !isRateable({ kind: kind as BusinessKind })) return null;
  if (category !== null && !(isRecord(category) && isText(category.name) && isText(category.slug))) return null;
  if (!isRating(rating) || !isCount(reviewCount)) return null;
  return {
    id,
    slug,
    name,
    category: category && { name: String(category.name), slug: String(category.slug) },
    rating: Number(rating).toFixed(1),
    reviewCount,
  };
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= TEXT_MAX;

const isRating = (value: unknown): value is string | number =>
  typeof value === 'number' ? value >= 0 && value <= 5 : typeof value === 'string' && /^[0-5](\.\d)?$/.test(value);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const onlyOf = (ids: readonly string[], details: CompareList['details']): CompareList['details'] =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const business = Object.hasOwn(details, id) ? details[id] : undefined;
      return business ? [[id, business]] : [];
    }),
  );
