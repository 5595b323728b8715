import { PRACTICE_AREAS } from '@lawdex/contracts/practice-areas';
import { z } from 'zod';
import { cleanText } from '../../article/article-node.core.ts';
import { readDate } from './names.core.ts';
import { isSlug, SLUG_RULE, suchAs } from '../../post-names/post-name.core.ts';

/** Says that a value is missing, or that it is no text, and what to write. */
const textOr =
  (write = '') =>
  ({ input }: { input?: unknown }): string => {
    if (input === undefined || input === null || input === '') return `is missing${write && `; write ${write}`}`;
    return typeof input === 'object' ? 'must be text' : `must be text; put it in quotes: "${String(input)}"`;
  };

/** A text of one line. */
export const line = (min: number, max: number, write?: string) =>
  z
    .string({ error: textOr(write) })
    .transform((text) => cleanText(text).replace(/\s+/gu, ' ').trim())
    .refine((text) => text.length >= min && text.length <= max, `must have ${min} to ${max} characters`);

export const slug = (write?: string) =>
  z.string({ error: textOr(write) }).refine(isSlug, {
    error: ({ input }) => `${SLUG_RULE}${suchAs(String(input))}`,
  });

const date = z.string('must be a date, such as 2026-03-05T09:00:00-05:00').transform((text, context) => {
  const value = readDate(text);
  if (value) return value;
  context.addIssue('must be a date with time and zone, such as 2026-03-05T09:00:00-05:00');
  return z.NEVER;
});

const practices = new Set(PRACTICE_AREAS.map((area) => area.slug));
const practice = z.string('must be text').refine((text) => practices.has(text), {
  error: ({ input }) => `is no practice area of the directory: ${String(input)}`,
});

const city = z
  .string('must be text')
  .regex(/^[^;,\p{C}]{1,80}, [A-Z]{2}$/u, 'must be a city and its state, such as Chicago, IL');

const list = <T extends z.ZodType>(of: T, max: number) =>
  z
    .array(of, 'must be a list')
    .max(max, `must have ${max} entries at most`)
    .refine((values) => new Set(values).size === values.length, 'names something twice');

const IMAGE_FILE = /^[a-z0-9]+([._-][a-z0-9]+)*\.(svg|png|jpe?g|webp|avif)$/;

/** The front matter of a post. */
export const PostFields = z
  .strictObject(
    {
      title: line(3, 150),
      description: line(50, 200, 'what search engines show, 50 to 200 characters'),
      excerpt: line(40, 300, 'one or two sentences for cards, 40 to 300 characters'),
      author: slug('the slug of one of authors.yaml'),
      category: slug().nullish().default(null),
      tags: list(slug(), 10).default([]),
      status: z.enum(['draft', 'published'], 'must be draft or published').default('draft'),
      published: date.nullish().default(null),
      updated: date.nullish().default(null),
      practices: list(practice, 5).default([]),
      cities: list(city, 10).default([]),
      image: z
        .string('must be the name of a picture, such as fees.svg, or null')
        .regex(IMAGE_FILE, 'must be the name of a picture, such as fees.svg, or null')
        .nullish()
        .default(null),
      imageAlt: line(3, 200).nullish().default(null),
      aliases: z.array(z.string()).max(20, 'must have 20 entries at most').default([]),
    },
    'must be fields such as "title: ..."',
  )
  .refine(({ status, published }) => status === 'draft' || published !== null, {
    path: ['published'],
    message: 'is missing: a published post has a date; one in the future is when it will appear',
  })
  .refine(({ published, updated }) => !published || !updated || updated >= published, {
    path: ['updated'],
    message: 'is before "published"',
  });

export type PostFields = z.infer<typeof PostFields>;
