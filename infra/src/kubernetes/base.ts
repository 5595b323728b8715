import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { ComposeService } from '../compose/model.core.ts';
import { composeBlocks } from '../compose/section.core.ts';
import type { ProgramVariables } from '../compose/section.core.ts';
import { listServices } from '../services/list-services.ts';
import { resourcesOf } from './resources.ts';

export const BASE_FILE = 'infra/kubernetes/base/programs.yaml';

const HEAD =
  '# Written by npm run compose, from each svc.json. What is yours stands in a folder beside this one: docs/OPERATIONS.md.\n';
const options = { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN' } as const;

/** infra/kubernetes/base/programs.yaml as it follows from each svc.json and from what the programs say that they read. */
export function baseText(root: string, variables: ProgramVariables): string {
  const blocks = composeBlocks({ services: listServices(root), variables });
  const resources = resourcesOf(new Map(blocks.map(([name, , block]) => [name, block as ComposeService])));
  return HEAD + resources.map((resource) => stringify(resource, options)).join('---\n');
}

export const readBase = (root: string): string => readFileSync(join(root, BASE_FILE), 'utf8');
