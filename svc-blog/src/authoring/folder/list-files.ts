import { z } from 'zod';
import { line, slug } from '../front-matter/post-fields.ts';

const paragraph = (max: number) => line(1, max).nullish().default(null);
const webAddress = z
  .string('must be text')
  .regex(/^https?:\/\/[^/\s\p{Cc}][^\s\p{Cc}]{0,300}$/iu, 'must begin with https://')
  .optional();
const timeZone = z.string('must be text').refine((name) => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}, 'must be a time zone such as America/Chicago');

const entry = <T extends z.ZodRawShape>(fields: T) => z.strictObject(fields, 'must be fields such as "slug: ..."');

const AuthorEntry = entry({
  slug: slug(),
  name: line(2, 80),
  bio: paragraph(2000),
  avatar: z
    .string()
    .regex(/^\/[^/\\][^?#\p{Cc}]{0,290}$/u, 'must be a path on this site, such as /api/blog/images/maya.svg, or null')
    .nullish()
    .default(null),
  socialLinks: z
    .strictObject({ twitter: webAddress, linkedin: webAddress, github: webAddress, website: webAddress })
    .default({}),
  timeZone,
});
const CategoryEntry = entry({
  slug: slug(),
  name: line(2, 80),
  description: paragraph(1000),
  parent: slug().nullish().default(null),
});
const TagEntry = entry({ slug: slug(), name: line(2, 80), description: paragraph(1000) });

export type AuthorEntry = z.infer<typeof AuthorEntry>;
export type CategoryEntry = z.infer<typeof CategoryEntry>;
export type TagEntry = z.infer<typeof TagEntry>;

const listOf = <T extends z.ZodType<{ slug: string }>>(of: T) =>
  z.array(of, 'must be a list of entries that begin with "- slug: ..."').superRefine((entries, context) => {
    const seen = new Set<string>();
    entries.forEach(({ slug: one }, index) => {
      if (seen.size === seen.add(one).size)
        context.addIssue({ code: 'custom', path: [index, 'slug'], message: `is there twice: ${one}` });
    });
  });

/** Whether this is one of `LIST_FILES`, by its name in a message. */
export const isList = (file: string): boolean => Object.hasOwn(LIST_FILES, file.split(/[/\\]/).at(-1) ?? '');

/** The files of a content folder besides its posts. */
export const LIST_FILES = {
  'authors.yaml': listOf(AuthorEntry),
  'categories.yaml': listOf(CategoryEntry),
  'tags.yaml': listOf(TagEntry),
} as const;
