import { parse, stringify } from 'yaml';
import { read } from '../../testing/repository.ts';

/** The part of a container that is read here. */
export interface Container {
  image?: string;
  build?: { target?: string; args?: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  ports?: string[];
  networks?: string[] | Record<string, unknown>;
  depends_on?: Record<string, object>;
  restart?: string;
  healthcheck?: { test: string[] };
  mem_limit?: string;
}

export interface ComposeFile {
  services: Record<string, Container>;
  networks: Record<string, { internal?: boolean } | null>;
  secrets: Record<string, { file: string }>;
  'x-service-environment'?: Record<string, string>;
}

export const readInfra = (path: string): string => read(`infra/${path}`);

/** Its anchors stand in each other, which the parser would take for an attack. */
export const readCompose = (path: string): ComposeFile =>
  parse(readInfra(path), { merge: true, maxAliasCount: -1 }) as ComposeFile;

/** The value of a setting of docker-compose.yml when the operator sets nothing. */
export const unset = (text: string): string => text.replace(/\$\{\w+:?[-?]([^}]*)\}/g, '$1');

const isTree = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands in `wanted` and nowhere in `found`; of a list the entries that it lacks. */
function rest(wanted: unknown, found: unknown): unknown {
  if (Array.isArray(wanted)) {
    const others: unknown[] = Array.isArray(found) ? found : [];
    const missing = wanted.filter((one) => !others.some((other) => rest(one, other) === undefined));
    return missing.length > 0 ? missing : undefined;
  }
  if (!isTree(wanted)) return wanted === found ? undefined : wanted;
  const missing = Object.entries(wanted)
    .map(([key, value]) => [key, rest(value, isTree(found) ? found[key] : undefined)] as const)
    .filter(([, value]) => value !== undefined);
  return missing.length > 0 ? Object.fromEntries(missing) : undefined;
}

/** The lines that a file lacks, as somebody would write them there; empty when it lacks none. */
export function linesToAdd(wanted: object, found: object): string {
  const missing = rest(wanted, found);
  return missing === undefined ? '' : stringify(missing, { aliasDuplicateObjects: false, lineWidth: 0 });
}
