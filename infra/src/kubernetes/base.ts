import type { ServiceDescription } from '@lawdex/contracts';
import { stringify } from 'yaml';
import type { ComposeService } from '../compose/compose-file.ts';
import { composeBlocks } from '../compose/section.core.ts';
import type { ProgramVariables } from '../compose/section.core.ts';
import { replaceSection } from '../compose/sections.ts';
import { resourcesOf } from './resources.ts';

export const BASE_FILE = 'infra/kubernetes/base/programs.yaml';
export const SITE_FILE = 'infra/kubernetes/example/kustomization.yaml';

const HEAD =
  '# Written by npm run compose, from each svc.json. What is yours stands in a folder beside this one: docs/OPERATIONS.md.\n';
const options = { aliasDuplicateObjects: false, lineWidth: 0, singleQuote: true, defaultStringType: 'PLAIN' } as const;

/** The files of Kubernetes as they follow from each svc.json and from what the programs say that they read: path -> text. */
export function kubernetesTexts(
  read: (path: string) => string,
  services: readonly ServiceDescription[],
  variables: ProgramVariables,
): [string, string][] {
  const blocks = composeBlocks({ services, variables });
  const resources = resourcesOf(new Map(blocks.map(([name, , block]) => [name, block as ComposeService])));
  const base = HEAD + resources.map((resource) => stringify(resource, options)).join('---\n');
  const site = replaceSection(read(SITE_FILE), 'images', imagesOf(base), '  ');
  return [
    [BASE_FILE, base],
    [SITE_FILE, site],
  ];
}

const imagesOf = (base: string): string =>
  [...new Set([...base.matchAll(/^ *image: lawdex\/([\w-]+):/gm)].map(([, name = '']) => name))]
    .sort()
    .map((name) => `  - { name: lawdex/${name}, newName: ghcr.io/you/${name}, newTag: 1.4.0 }\n`)
    .join('');
