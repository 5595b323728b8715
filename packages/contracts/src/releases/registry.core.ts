import { isRecord } from '../text/values.core.ts';
import { REPEATED_FIELDS } from './release.core.ts';
import { NAME_FORM, nameOfRegistryKey, registryKey, releaseFolder, versionProblem } from './release-names.core.ts';
import type { Registry, RegistryEntry } from './releases.ts';

/** The registry that a text holds, or what is wrong with it, a sentence each that names the field. */
export type RegistryOutcome = { kind: 'registry'; registry: Registry } | { kind: 'invalid'; problems: string[] };

export function readRegistryText(text: string): RegistryOutcome {
  if (text.trim() === '') return { kind: 'invalid', problems: ['It is empty.'] };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return {
      kind: 'invalid',
      problems: [`It is not JSON: ${error instanceof Error ? error.message : String(error)}.`],
    };
  }
  return isRegistry(value) ? { kind: 'registry', registry: value } : { kind: 'invalid', problems: problemsOf(value) };
}

/** Beside the registry: the last one that the shell followed, which names as live what really was. */
export const lastGoodCopyOf = (registryFile: string): string => `${registryFile.replace(/\.json$/, '')}.last-good.json`;

/** Tells an operator how to repair a registry that cannot be read. */
export function damagedRegistry(registryFile: string, problems: readonly string[], hasCopy: boolean): string {
  const advice = hasCopy
    ? `To go back to the registry that was followed last: cp ${lastGoodCopyOf(registryFile)} ${registryFile}`
    : 'Delete it: the next npm start or mf publish writes it anew.';
  return `${registryFile} is damaged. ${problems.slice(0, 5).join(' ')}\n${advice}`;
}

const isRegistry = (value: unknown): value is Registry => problemsOf(value).length === 0;

/** The entry that gets the traffic. */
export const liveEntry = (entries: readonly RegistryEntry[]): RegistryEntry | undefined =>
  entries.find(({ deployment }) => deployment.default);

function problemsOf(value: unknown): string[] {
  if (!isRecord(value)) return ['It must be an object with "microFrontends".'];
  const { schema, microFrontends } = value;
  if (!isRecord(microFrontends)) return ['microFrontends must be an object of lists.'];
  return [
    ...(typeof schema === 'string' ? [] : ['schema must be a text.']),
    ...Object.entries(microFrontends).flatMap(([key, entries]) => listProblems(key, entries)),
  ];
}

function listProblems(key: string, entries: unknown): string[] {
  const at = `microFrontends[${JSON.stringify(key)}]`;
  const name = nameOfRegistryKey(key);
  if (name === null) return [`${at}: its key must be ${registryKey('<name>')}, where <name> is ${NAME_FORM}.`];
  if (!Array.isArray(entries)) return [`${at} must be a list of versions.`];
  const list: unknown[] = entries;
  const problems = list.flatMap((entry, index) => entryProblems(name, entry, `${at}[${index}]`));
  return problems.length > 0 ? problems : repeated(list.filter(isRecord), at);
}

function entryProblems(name: string, entry: unknown, at: string): string[] {
  if (!isRecord(entry)) return [`${at} must be an object.`];
  const { url, metadata, deployment, extras } = entry;
  if (!isRecord(metadata)) return [`${at}.metadata must be an object.`];
  if (!isRecord(deployment)) return [`${at}.deployment must be an object.`];
  if (!isRecord(extras)) return [`${at}.extras must be an object.`];
  const { version, integrity } = metadata;
  if (typeof version !== 'string' || versionProblem(version) !== null) {
    return [`${at}.metadata.version must be a version such as 0.1.0-3f9ac2d1.`];
  }
  const folder = releaseFolder(name, version);
  const checks: [boolean, string][] = [
    [url === folder, `url must be ${folder}`],
    [
      typeof integrity === 'string' && /^sha384-[A-Za-z0-9+/]{64}$/.test(integrity),
      'metadata.integrity must be sha384- and 64 characters of base64',
    ],
    [typeof deployment.default === 'boolean', 'deployment.default must be true or false'],
    [
      deployment.traffic === (deployment.default === true ? 100 : 0),
      'deployment.traffic must be 100 with deployment.default and 0 without, because visitors are not shared out between versions',
    ],
    ...Object.entries(REPEATED_FIELDS).map(([field, [isRight, form]]): [boolean, string] => [
      isRight(extras[field]),
      `extras.${field} must be ${form}`,
    ]),
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [`${at}.${problem}.`]));
}

function repeated(entries: readonly Record<string, unknown>[], at: string): string[] {
  const versions = entries.map(({ metadata }) => (isRecord(metadata) ? metadata.version : null));
  const defaults = entries.filter(({ deployment }) => isRecord(deployment) && deployment.default === true);
  return [
    ...(new Set(versions).size < versions.length ? [`${at} lists a version twice.`] : []),
    ...(defaults.length > 1 ? [`${at} has ${defaults.length} versions with deployment.default; one is live.`] : []),
  ];
}
