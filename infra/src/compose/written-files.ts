import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { kubernetesTexts } from '../kubernetes/base.ts';
import { listServices } from '../services/list-services.ts';
import { readCompose } from './compose-file.ts';
import { configurationText } from './configuration.core.ts';
import { envExample } from './env-example.core.ts';
import { COMPOSE_FILE, composeText, externalTexts } from './sections.ts';
import { askPrograms } from './variables.ts';

const EXAMPLE_FILE = 'infra/.env.example';
const CONFIGURATION_FILE = 'docs/CONFIGURATION.md';

/** Every file that follows from each svc.json and from what the built programs say that they read: path -> text. */
export async function writtenFiles(root: string): Promise<Map<string, string>> {
  const services = listServices(root);
  const variables = askPrograms(root, services);
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  const compose = composeText(text(COMPOSE_FILE), services, variables);
  const document = join(root, CONFIGURATION_FILE);
  const options = { ...(await resolveConfig(document)), filepath: document };
  return new Map([
    [COMPOSE_FILE, compose],
    ...externalTexts(text, services, variables),
    [EXAMPLE_FILE, envExample(readCompose(compose), variables)],
    [CONFIGURATION_FILE, await format(configurationText(variables), options)],
    ...kubernetesTexts(text, services, variables),
  ]);
}
