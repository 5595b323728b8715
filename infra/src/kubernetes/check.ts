import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { schemaProblems } from './schema.ts';

const FOLDER = 'infra/kubernetes';

/** What of a kustomization.yaml is read here. */
interface Kustomization {
  resources?: string[];
  images?: { name: string }[];
}

/** What is wrong with the files of Kubernetes, the example's included. */
export function checkKubernetes(root: string): string[] {
  const read = (path: string) => readFileSync(join(root, FOLDER, path), 'utf8');
  const base = read('base/programs.yaml');
  return ['base', 'example'].flatMap((folder) => {
    const path = `${folder}/kustomization.yaml`;
    const { resources = [], images } = parse(read(path)) as Kustomization;
    const files = resources.filter((one) => one.endsWith('.yaml'));
    return [
      ...resources
        .filter((one) => !existsSync(join(root, FOLDER, folder, one)))
        .map((one) => `${FOLDER}/${path} names ${one}, which is not there.`),
      ...files.flatMap((one) =>
        schemaProblems(read(`${folder}/${one}`)).map((problem) => `${FOLDER}/${folder}/${one}: ${problem}`),
      ),
      ...(images
        ? imageProblems(
            base,
            images.map(({ name }) => name),
          )
        : []
      ).map((problem) => `${FOLDER}/${path} ${problem}`),
    ];
  });
}

/** An image that an example forgets would be looked for at Docker Hub. */
export function imageProblems(base: string, named: readonly string[]): string[] {
  const used = [...new Set([...base.matchAll(/^ *image: ([\w./-]+):/gm)].map(([, name = '']) => name))];
  return [
    ...used.filter((name) => !named.includes(name)).map((name) => `does not say where ${name} is pulled from.`),
    ...named.filter((name) => !used.includes(name)).map((name) => `names ${name}, which nothing uses.`),
  ];
}
