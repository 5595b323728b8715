import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { withFallbacks } from './references.core.ts';

/** The compose specification's own schema, github.com/compose-spec/compose-spec (Apache License 2.0), commit 170098b. */
const SCHEMA: object = JSON.parse(readFileSync(new URL('compose-spec.json', import.meta.url), 'utf8'));
/** Formats that it names and leaves to Docker. */
const OF_DOCKER = ['expose', 'ports', 'subnet_ip_address', 'duration'];

/** Places where a compose file breaks the specification's schema, each with the reason. */
export function schemaProblems(text: string): string[] {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats.default(ajv);
  for (const name of OF_DOCKER) ajv.addFormat(name, true);
  const { $schema: _dialect, ...schema } = SCHEMA as { $schema: string };
  const validate = ajv.compile(schema);
  if (validate(parse(withFallbacks(text, 'x'), { merge: true, maxAliasCount: -1 }))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? 'is wrong'}`);
}
