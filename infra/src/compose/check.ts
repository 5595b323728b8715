import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import dockerignore from '@balena/dockerignore';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { format, resolveConfig } from 'prettier';
import { kubernetesTexts } from '../kubernetes/base.ts';
import { checkKubernetes } from '../kubernetes/check.ts';
import { listServices } from '../services/list-services.ts';
import { maxConnections } from '../start/connection-limits.core.ts';
import { configurationText, undescribed } from './configuration.core.ts';
import { dockerfileProblems, userOf } from './dockerfile-rules.core.ts';
import { parseDockerfile } from './dockerfile.ts';
import { envExample, namesIn } from './env-example.core.ts';
import { interpolate, referencesIn } from './interpolate.core.ts';
import type { ComposeFile } from './model.core.ts';
import { checkMonitoring } from './monitoring.ts';
import { networkProblems } from './networks.ts';
import { outdated } from './outdated.core.ts';
import { composeProblems } from './rules.core.ts';
import type { ProgramVariables } from './section.core.ts';
import { COMPOSE_FILE, composeText, externalTexts, readCompose } from './sections.ts';
import { askPrograms } from './variables.ts';

export const EXAMPLE_FILE = 'infra/.env.example';
export const CONFIGURATION_FILE = 'docs/CONFIGURATION.md';
const DOCKERFILE = 'infra/docker/Dockerfile';
/** Its digest stands in no public record that we could read: an operator adds it, see docs/OPERATIONS.md. */
const WITHOUT_DIGEST = ['getmeili/meilisearch:v1.50.0'];

/** Everything that is wrong with the files that operators start Lawdex with. */
export async function checkCompose(root: string): Promise<string[]> {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const services = listServices(root);
  const variables = askPrograms(root, services);
  const text = read(COMPOSE_FILE);
  const file = readCompose(text);
  const dockerfile = parseDockerfile(read(DOCKERFILE));
  const targets = [...new Set(Object.values(file.services).flatMap(({ build }) => build?.target ?? []))];
  const ignored = dockerignore.default().add(read('.dockerignore'));
  const isInContext = (path: string) => path === '.' || (existsSync(join(root, path)) && !ignored.ignores(path));
  return [
    ...outdated([
      { path: COMPOSE_FILE, text, expected: composeText(root), problem: 'does not follow from each svc.json' },
      ...[...externalTexts(root)].map(([path, expected]) => ({
        ...{ path, text: read(path), expected, problem: 'does not follow from each svc.json' },
      })),
      {
        path: EXAMPLE_FILE,
        text: read(EXAMPLE_FILE),
        expected: envExample(file, variables),
        problem: 'is out of date',
      },
      {
        path: CONFIGURATION_FILE,
        text: read(CONFIGURATION_FILE),
        expected: await configurationDocument(root, variables),
        problem: 'does not say what the programs read',
      },
      ...[...kubernetesTexts(root, variables)].map(([path, expected]) => ({
        ...{ path, text: read(path), expected, problem: 'does not follow from each svc.json' },
      })),
    ]),
    ...undescribed(variables),
    ...schemaProblems(file).map((problem) => `${COMPOSE_FILE}: ${problem}`),
    ...networkProblems(file).map((problem) => `${COMPOSE_FILE}: ${problem}`),
    ...composeProblems({
      file,
      variables,
      exampleNames: namesIn(read(EXAMPLE_FILE)),
      users: Object.fromEntries(dockerfile.stages.map((stage) => [stage.name, userOf(stage)])),
      exists: (path) => existsSync(join(root, 'infra', path)),
      connections: maxConnections(services.filter(({ database }) => database)),
    }).map((problem) => `${COMPOSE_FILE}: ${problem}`),
    ...checkMonitoring(root, file),
    ...checkKubernetes(root),
    ...dockerfileProblems({ stages: dockerfile.stages, targets, withoutDigest: WITHOUT_DIGEST, isInContext }).map(
      (problem) => `${DOCKERFILE}: ${problem}`,
    ),
  ];
}

/** Formatted as the rest of the repository. */
export async function configurationDocument(root: string, variables: ProgramVariables): Promise<string> {
  const file = join(root, CONFIGURATION_FILE);
  return format(configurationText(variables), { ...(await resolveConfig(file)), filepath: file });
}

/** The compose specification's own schema, github.com/compose-spec/compose-spec (Apache License 2.0), commit 170098b. */
const SCHEMA: object = JSON.parse(readFileSync(new URL('compose-spec.json', import.meta.url), 'utf8'));

export function schemaProblems(file: ComposeFile): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv
    .addFormat('expose', true)
    .addFormat('ports', true)
    .addFormat('subnet_ip_address', true)
    .addFormat('duration', true);
  const { $schema: _dialect, ...schema } = SCHEMA as { $schema: string };
  const validate = ajv.compile(schema);
  const env = Object.fromEntries(referencesIn(file).map(({ name, fallback }) => [name, fallback || 'x']));
  const filled = interpolate(file, env);
  if (filled.kind === 'invalid') return filled.problems;
  if (validate(filled.value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? 'is wrong'}`);
}
