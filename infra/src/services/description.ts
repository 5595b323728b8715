import type { ServiceDescription } from '@lawdex/contracts';
import { z } from 'zod';

export type DescriptionOutcome = { kind: 'ok'; service: ServiceDescription } | { kind: 'invalid'; problems: string[] };

const program = z.string().regex(/^dist\/[\w./-]+\.js$/);
const listOf = (pattern: RegExp) => z.array(z.string().regex(pattern));

/** A svc.json; each field's description completes the sentence '"prefixes" must be ...'. */
const schemaOf = (folder: string) =>
  z.strictObject({
    name: z.literal(folder).describe(`${folder}, the name of its folder`),
    shortName: z
      .string()
      .regex(/^[a-z][a-z0-9-]*$/)
      .optional()
      .describe('a word in small letters, such as search'),
    database: z.boolean().describe('true or false'),
    prefixes: listOf(/^\/[\w./-]*$/).describe('a list of paths, such as ["/api/notes/"]'),
    hears: listOf(/^svc-/).describe('a list of services, such as ["svc-notes"]'),
    seed: program.nullable().describe('a program, such as dist/seed.js, or null'),
    commands: z
      .record(z.string().regex(/^[a-z-]+$/), program)
      .optional()
      .describe('programs by their names, such as { "blog": "dist/blog.js" }'),
    admin: z.boolean().optional().describe('true or false'),
    sitemaps: listOf(/^[a-z]+(-[a-z]+)*$/)
      .optional()
      .describe('a list of names in small letters, such as ["posts"]'),
  });

/** Checks the content of a folder's svc.json; the problems are sentences that name the file and the field. */
export function readDescription(folder: string, content: unknown): DescriptionOutcome {
  const schema = schemaOf(folder);
  const outcome = schema.safeParse(content);
  if (outcome.success) return { kind: 'ok', service: outcome.data };
  const fields = new Map(Object.entries(schema.shape).map(([key, { description = '' }]) => [key, description]));
  const written = new Map(Object.entries(Object(content)));
  const problems = outcome.error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => `has the unknown key "${key}". There are ${[...fields.keys()].join(', ')}.`);
    const [key] = issue.path;
    if (key === undefined) return ['must hold an object.'];
    const expected = fields.get(String(key));
    return written.has(String(key))
      ? [`: "${String(key)}" must be ${expected}.`]
      : [`lacks "${String(key)}": ${expected}.`];
  });
  return { kind: 'invalid', problems: [...new Set(problems)].map((problem) => said(folder, problem)) };
}

const said = (folder: string, problem: string): string =>
  `${folder}/svc.json${problem.startsWith(':') ? '' : ' '}${problem}`;
