import type { ServiceDescription } from '@lawdex/contracts';
import { stringify } from 'yaml';
import { externalBlocks } from './external.core.ts';
import { composeBlocks, composeSecrets } from './section.core.ts';
import type { ProgramVariables } from './section.core.ts';

export const COMPOSE_FILE = 'infra/docker-compose.yml';
const END = '# End of what npm run compose writes.';
const options = { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN' } as const;

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

/** Each override for what runs elsewhere, path -> text. What stands above its services is written by hand, and kept. */
export function externalTexts(
  read: (path: string) => string,
  services: readonly ServiceDescription[],
  variables: ProgramVariables,
): [string, string][] {
  return Object.entries(externalBlocks(composeBlocks({ services, variables }))).map(([name, blocks]) => {
    const path = `infra/external-${name}.yml`;
    const body = indented(stringify(blocks, { ...options, collectionStyle: 'any' }), '  ');
    return [path, replaceSection(read(path), 'who reaches it', body, '  ')];
  });
}

/** The text of docker-compose.yml with its sections as they follow from each svc.json and from what the programs read. */
export function composeText(
  text: string,
  services: readonly ServiceDescription[],
  variables: ProgramVariables,
): string {
  const blocks = composeBlocks({ services, variables });
  const body = blocks
    .map(([name, anchor, block]) => `${name}:\n  <<: *${anchor}\n${indented(stringify(block, options), '  ')}`)
    .join('\n');
  const names = blocks.flatMap(([, , { secrets }]) => (Array.isArray(secrets) ? (secrets as string[]) : []));
  const secrets = stringify({ secrets: composeSecrets(names) }, options);
  return replaceSection(replaceSection(text, 'services', indented(body, '  '), '  '), 'secrets', secrets, '');
}

export function replaceSection(text: string, name: string, section: string, indent: string): string {
  const begin = `# Written by npm run compose, from each svc.json: ${name}.\n`;
  const from = text.indexOf(begin);
  const to = from < 0 ? -1 : text.indexOf(`${indent}${END}`, from);
  if (to < 0) throw new Error(`A file has no place for its ${name}: two lines, "${begin.trim()}" and "${END}".`);
  return text.slice(0, from + begin.length) + section + text.slice(to);
}
