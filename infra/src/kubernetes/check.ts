import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { schemaProblems } from './schema.ts';

/** Faults in the files of Kubernetes, the example's included. */
export function checkKubernetes(root: string): string[] {
  return ['infra/kubernetes/base', 'infra/kubernetes/example'].flatMap((folder) => {
    const read = (file: string) => readFileSync(join(root, folder, file), 'utf8');
    const { resources = [] } = parse(read('kustomization.yaml')) as { resources?: string[] };
    const isThere = (one: string) => existsSync(join(root, folder, one));
    return [
      ...resources.filter((one) => !isThere(one)).map((one) => `${folder} names ${one}, which is not there.`),
      ...resources
        .filter((one) => one.endsWith('.yaml') && isThere(one))
        .flatMap((one) => schemaProblems(read(one)).map((problem) => `${folder}/${one}: ${problem}`)),
    ];
  });
}
