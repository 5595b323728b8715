import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import type { ComposeService } from '../compose/model.core.ts';
import { composeBlocks } from '../compose/section.core.ts';
import type { ProgramVariables } from '../compose/section.core.ts';
import { replaceSection } from '../compose/sections.ts';
import { listServices } from '../services/list-services.ts';
import { resourcesOf } from './resources.ts';

export const BASE_FILE = 'infra/kubernetes/base/programs.yaml';
export const SITE_FILE = 'infra/kubernetes/example/kustomization.yaml';

const HEAD =
  '# Written by npm run compose, from each svc.json. What is yours stands in a folder beside this one: docs/OPERATIONS.md.\n';
const options = { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN' } as const;

/** The files of Kubernetes as they follow from each svc.json and from what the programs say that they read: path -> text. */
export function kubernetesTexts(root: string, variables: ProgramVariables): Map<string, string> {
  const blocks = composeBlocks({ services: listServices(root), variables });
  const resources = resourcesOf(new Map(blocks.map(([name, , block]) => [name, block as ComposeService])));
  const base = HEAD + resources.map((resource) => stringify(resource, options)).join('---\n');
  const site = replaceSection(readFileSync(join(root, SITE_FILE), 'utf8'), 'images', imagesOf(base), '  ');
  return new Map([
    [BASE_FILE, base],
    [SITE_FILE, site],
  ]);
}

const imagesOf = (base: string): string =>
  [...new Set([...base.matchAll(/^ *image: lawdex\/([\w-]+):/gm)].map(([, name = '']) => name))]
    .sort()
    .map((name) => `  - { name: lawdex/${name}, newName: ghcr.io/you/${name}, newTag: 1.4.0 }\n`)
    .join('');
