import type { VariableDescription } from '@lawdex/contracts';
import type { ProgramVariables } from './section.core.ts';

const HEAD = `# Configuration

What processes read from their environment. \`npm run compose\` writes this page from the programs themselves (each prints what it reads
when it is called with \`--variables\`), and \`npm run check:compose\` compares it.

A variable that is missing or wrong stops the start with one message that names all of them and says what each must be. An empty text
counts as not set. A **secret** may also come from a file: \`DATABASE_URL_FILE=/run/secrets/directory_database_url\` instead of
\`DATABASE_URL\`; both at once are refused, and no message repeats what a secret holds. What an operator of containers may set is
in \`infra/.env.example\`. In parentheses stands the value of a variable that is not set, or that it is required or secret.

## npm start

\`npm start\` gives each process its variables. It reads these itself, and passes on those of the shell below (limits, analytics, \`METRICS_PORT\`), \`MEILI_URL\`,
\`MEILI_KEY\`, \`VIEWS_KEPT_DAYS\`, \`SEARCHES_KEPT_DAYS\` and \`ADMIN_ORIGIN\`. \`infra/src/site/programs.ts\` shows them in one place.

| Variable | Default | What it is for |
| --- | --- | --- |
| \`PORT\`, \`HOST\` | \`3000\`, \`127.0.0.1\` | Where the site listens; \`0.0.0.0\` to be reached from other machines. |
| \`PUBLIC_ORIGIN\` | \`http://localhost:PORT\` | Scheme and host in canonical links and of allowed form posts; never taken from a request. |
| \`DATA_DIR\` | \`.data\` | Database, logs, secrets, registry. Two copies side by side need two folders and two ports. |
| \`DEMO_DATA\`, \`DEMO_FIRMS\` | \`true\`, \`3000\` | Fills an empty directory with fictional firms, says so on every page and keeps the site out of search engines; \`false\` for a real one. |
| \`RELEASES_DIR\` | \`releases\` | Where built releases are kept. |
| \`DIRECTORY_PORT\`, \`SEARCH_PORT\`, \`BLOG_PORT\`, \`POSTGRES_PORT\`, \`SEARCH_ADMIN_PORT\` | free ones | Fixed inner ports. |
| \`DIRECTORY_DATABASE_URL\`, \`SEARCH_DATABASE_URL\`, \`BLOG_DATABASE_URL\` | embedded | Databases of a PostgreSQL of your own, for every service or for none; \`DIRECTORY_MIGRATION_DATABASE_URL\` and so on name their owners. |

Behind a proxy every visitor comes from its address, so name it, and let it set \`X-Forwarded-For\`; otherwise all visitors count as one, and the log warns of it:
\`TRUSTED_PROXIES=10.0.0.7,10.1.0.0/16 PUBLIC_ORIGIN=https://www.example.org npm start\`. Never name a range that visitors come from.
`;

/** docs/CONFIGURATION.md: each variable once, in a list for the programs that read it. */
export function configurationText(variables: ProgramVariables): string {
  const readers = grouped(
    [...variables].flatMap(([program, list]) => list.map((one) => [lineOf(one), program] as const)),
  );
  const chapters = grouped([...readers].map(([line, programs]) => [programs.join(', '), line] as const));
  const texts = [...chapters].map(([programs, lines]) => `## ${programs}\n\n${lines.join('\n')}\n`);
  return `${HEAD}\n${texts.join('\n')}`;
}

/** The values of each key, in the order of the pairs. */
function grouped(pairs: readonly (readonly [key: string, value: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return groups;
}

function lineOf({ name, expected, required, fallback, secret, about }: VariableDescription): string {
  const marks = [secret ? 'secret' : '', required ? 'required' : '', fallback ? `\`${fallback}\`` : ''].filter(Boolean);
  const limits = expected === 'set' ? '' : ` Must be ${expected}.`;
  return `- \`${name}\`${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${about}${limits}`;
}

/** Variables that nobody has said anything about. */
export const undescribed = (variables: ProgramVariables): string[] =>
  [...variables].flatMap(([program, list]) =>
    list
      .filter(({ about }) => about === '')
      .map(({ name }) => `${program} reads ${name}, but says not what for: described('...', ...).`),
  );
