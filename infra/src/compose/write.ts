import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kubernetesTexts } from '../kubernetes/base.ts';
import { listServices } from '../services/list-services.ts';
import { ROOT } from '../start/paths.ts';
import { explain } from '../start/run.ts';
import { CONFIGURATION_FILE, EXAMPLE_FILE, configurationDocument } from './check.ts';
import { envExample } from './env-example.core.ts';
import { COMPOSE_FILE, composeText, externalTexts, readCompose } from './sections.ts';
import { askPrograms } from './variables.ts';

// npm run compose: writes what follows from each svc.json, and from what programs read, into the files of operators. Needs npm run build.
try {
  const text = composeText(ROOT);
  writeFileSync(join(ROOT, COMPOSE_FILE), text);
  for (const [path, external] of externalTexts(ROOT)) writeFileSync(join(ROOT, path), external);
  const variables = askPrograms(ROOT, listServices());
  writeFileSync(join(ROOT, EXAMPLE_FILE), envExample(readCompose(text), variables));
  writeFileSync(join(ROOT, CONFIGURATION_FILE), await configurationDocument(ROOT, variables));
  for (const [path, written] of kubernetesTexts(ROOT, variables)) writeFileSync(join(ROOT, path), written);
  console.log(
    `${COMPOSE_FILE}, its overrides, ${EXAMPLE_FILE}, ${CONFIGURATION_FILE} and infra/kubernetes are up to date`,
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
