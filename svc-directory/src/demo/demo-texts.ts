import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { DemoTexts, DescriptionTexts, ReviewWords } from './demo-texts.core.ts';
import type { PartOfPractice } from './practice/part-profile.core.ts';
import type { PracticeProfile } from './practice/profile.core.ts';

/** Texts and places of demo businesses; the same folder from `src/` and from `dist/`. */
const FOLDER = new URL('../../../demo-data/firms/', import.meta.url);

const chance = z.number().min(0).max(1);
const share = z.number().min(0);
const texts = z.array(z.string().min(1)).min(1);
const words = { nameEndings: texts, clients: texts, matters: texts, facts: texts, cases: texts };

const profile: z.ZodType<PracticeProfile> = z.strictObject({
  slug: z.string(),
  weight: share,
  ...words,
  praise: texts,
  gripes: texts,
  fees: z.tuple([chance, chance, chance]),
  prices: z.tuple([share, share, share, share]),
  hours: z.enum(['office', 'flexible', 'late']),
  freeConsultation: chance,
  related: z.array(z.string()),
  servesNewcomers: z.literal(true).optional(),
  isCharity: z.literal(true).optional(),
});
const part: z.ZodType<PartOfPractice> = z.strictObject({ slug: z.string(), ...words });

const descriptions: z.ZodType<DescriptionTexts> = z.strictObject({
  openings: texts,
  people: texts,
  peopleOfCharities: texts,
  approaches: texts,
  closings: texts,
  severalLanguages: z.string(),
  freeInPersonOrByVideo: z.string(),
  free: z.string(),
  byVideo: z.string(),
});

const review: z.ZodType<ReviewWords> = z.strictObject({
  openings: texts,
  bodies: texts,
  asides: texts,
  closings: texts,
  short: texts,
});
const reviews = z.strictObject({ delighted: review, pleased: review, torn: review, unhappy: review });

/** The text of a file of demo-data/firms. */
export const readDemoFile = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/** All texts of demo-data/firms. Throws an error that names the file when one is missing or not as expected. */
export function readDemoTexts(): DemoTexts {
  return {
    names: {
      firstNames: linesOf('first-names.txt'),
      lastNames: linesOf('last-names.txt'),
      placeWords: linesOf('place-words.txt'),
      streetNames: linesOf('street-names.txt'),
      streetSuffixes: linesOf('street-suffixes.txt'),
    },
    practices: read('practices.json', z.array(profile)),
    practiceParts: read('practice-parts.json', z.array(part)),
    descriptions: read('descriptions.json', descriptions),
    reviews: read('reviews.json', reviews),
  };
}

const linesOf = (file: string): string[] => readDemoFile(file).trim().split('\n');

function read<T>(file: string, schema: z.ZodType<T>): T {
  const outcome = schema.safeParse(JSON.parse(readDemoFile(file)));
  if (!outcome.success) throw new Error(`demo-data/firms/${file}: ${z.prettifyError(outcome.error)}`);
  return outcome.data;
}
