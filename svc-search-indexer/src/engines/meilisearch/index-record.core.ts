import { BUSINESS_FLAGS } from '@lawdex/contracts';
import type { IndexDocument } from '../../index-definition/document.core.ts';
import { featureNames, featuresOf, openMinutesOf, PAGE_FEATURES } from '../../index-definition/features.core.ts';
import { fieldWords } from '../../index-definition/field-words.core.ts';
import { EVERY } from './index-settings.core.ts';
import { openAttributes, specialAttributes } from './open-hours.core.ts';

// Meilisearch cuts values that are longer than 468 bytes, a query would not be cut.
const LONGEST_KEY = 110;
export const keyOf = (nameKey: string): string => nameKey.slice(0, LONGEST_KEY);

/** A document as Meilisearch holds it. Numbers have the precision of PostgreSQL's `real`, so that ties are ties in both. */
export type IndexRecord = Record<string, unknown> & { id: string };

export const MAY_BE_LISTED = 'listed';

/** Behind which a state stands that a business serves: among its marks, so that settings stay as they are. */
export const servesMark = (state: string): string => `serves ${state}`;

export const dayOf = (date: string): number => Date.parse(date) / 86_400_000;

export function indexRecordOf(document: IndexDocument): IndexRecord {
  const { name, practice, place, text, codes } = fieldWords(document);
  const { rateable, open, licences } = document;
  const features = featuresOf(document);
  const held = `${document.categoryId} ${document.cityKey}`;
  const own = document.categorySlug ? [document.categorySlug] : [];
  return {
    id: document.id,
    all: EVERY,
    key: keyOf(document.nameKey),
    n: name,
    t: practice,
    w: place,
    d: [...text, ...codes],
    own,
    practices: [...new Set([...own, ...document.additionalSlugs])],
    category: document.categoryId,
    city: document.cityKey,
    state: document.state,
    zip: document.zip,
    tz: document.tz,
    price: document.price,
    rating: Math.fround(document.rating),
    reviewCount: document.reviewCount,
    quality: Math.fround(document.quality),
    nameSort: document.nameSort,
    flags: BUSINESS_FLAGS.filter((flag) => document.flags[flag]),
    languages: document.languages,
    feeBasis: document.feeBasis,
    marks: [...(rateable ? [MAY_BE_LISTED] : []), ...featureNames(features), ...document.serves.map(servesMark)],
    stars: `${Math.fround(document.rating)} ${document.reviewCount}`,
    held: `${held} ${document.state} ${features & PAGE_FEATURES}`,
    changed: `${held} ${new Date(document.updatedAt).toISOString()}`,
    knownCost: document.feeBasis.some((basis) => basis !== 'hourly') ? 1 : 0,
    openMinutes: open ? openMinutesOf(open) : 0,
    admitted: licences.admitted,
    checked: licences.checked === null ? null : dayOf(licences.checked),
    ...openAttributes(open),
    ...specialAttributes(document.special),
    ...(document.geo ? { _geo: document.geo } : {}),
  };
}
