import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { listServices } from '../services/list-services.ts';
import { externalBlocks } from './external.core.ts';
import type { ComposeFile } from './model.core.ts';
import { composeBlocks, composeSecrets } from './section.core.ts';
import { askPrograms } from './variables.ts';

export const COMPOSE_FILE = 'infra/docker-compose.yml';
const END = '# End of what npm run compose writes.';
const options = { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN' } as const;

/** Its anchors stand in each other, which the parser would take for an attack. */
export const readCompose = (text: string): ComposeFile =>
  parse(text, { merge: true, maxAliasCount: -1 }) as ComposeFile;

const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by);

/** Each override for what runs elsewhere, path -> text. What stands above its services is written by hand, and kept. */
export function externalTexts(root: string): Map<string, string> {
  const services = listServices(root);
  const all = externalBlocks(composeBlocks({ services, variables: askPrograms(root, services) }));
  return new Map(
    Object.entries(all).map(([name, blocks]) => {
      const path = `infra/external-${name}.yml`;
      const body = indented(stringify(blocks, { ...options, collectionStyle: 'any' }), '  ');
      return [path, replaceSection(readFileSync(join(root, path), 'utf8'), 'who reaches it', body, '  ')];
    }),
  );
}

/** docker-compose.yml as it follows from each svc.json and from what the programs say that they read. */
export function composeText(root: string): string {
  const services = listServices(root);
  const blocks = composeBlocks({ services, variables: askPrograms(root, services) });
  const body = blocks
    .map(([name, anchor, block]) => `${name}:\n  <<: *${anchor}\n${indented(stringify(block, options), '  ')}`)
    .join('\n');
  const names = blocks.flatMap(([, , { secrets }]) => (Array.isArray(secrets) ? (secrets as string[]) : []));
  const secrets = stringify({ secrets: composeSecrets(names) }, options);
  const text = readFileSync(join(root, COMPOSE_FILE), 'utf8');
  return replaceSection(replaceSection(text, 'services', indented(body, '  '), '  '), 'secrets', secrets, '');
}

export function replaceSection(text: string, name: string, section: string, indent: string): string {
  const begin = `# Written by npm run compose, from each svc.json: ${name}.\n`;
  const from = text.indexOf(begin);
  const to = from < 0 ? -1 : text.indexOf(`${indent}${END}`, from);
  if (to < 0)
    throw new Error(`${COMPOSE_FILE} has no place for its ${name}: two lines, "${begin.trim()}" and "${END}".`);
  return text.slice(0, from + begin.length) + section + text.slice(to);
}
