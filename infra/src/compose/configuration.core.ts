import type { VariableDescription } from '@lawdex/contracts';
import type { ProgramVariables } from './section.core.ts';

const HEAD = `# Configuration

What each process reads from its environment. Written by \`npm run compose\` from the programs themselves (each prints what it reads
when it is called with \`--variables\`), and compared by \`npm run check:compose\`.

A variable that is missing or wrong stops the start with one message that names all of them and says what each must be. An empty text
counts as not set. A **secret** may also come from a file: \`DATABASE_URL_FILE=/run/secrets/directory_database_url\` instead of
\`DATABASE_URL\`; both at once are refused, and no message repeats what a secret holds.

\`npm start\` sets all of these itself: its own options are in the [README](../README.md#options). What an operator of containers may set is
in \`infra/.env.example\`.
`;

/** docs/CONFIGURATION.md: a table for each program. */
export function configurationText(variables: ProgramVariables): string {
  const chapters = [...variables].map(([program, list]) => `## ${program}\n\n${tableOf(list)}\n`);
  return `${HEAD}\n${chapters.join('\n')}`;
}

function tableOf(list: readonly VariableDescription[]): string {
  if (list.length === 0) return 'Reads none.';
  const rows = list.map(({ name, expected, required, fallback, secret, about }) =>
    [
      `\`${name}\`${secret ? ' (secret)' : ''}`,
      required ? 'required' : fallback ? `\`${fallback}\`` : 'none',
      about,
      expected === 'set' ? '' : expected,
    ].map((cell) => cell.replaceAll('|', '\\|')),
  );
  const lines = [['Variable', 'Default', 'What it is for', 'Must be'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Variables that nobody has said anything about. */
export const undescribed = (variables: ProgramVariables): string[] =>
  [...variables].flatMap(([program, list]) =>
    list
      .filter(({ about }) => about === '')
      .map(({ name }) => `${program} reads ${name}, but says not what for: described('...', ...).`),
  );
