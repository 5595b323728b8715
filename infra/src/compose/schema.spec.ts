import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from '../start/paths.ts';
import { schemaProblems } from './schema.ts';
import { COMPOSE_FILE, replaceSection } from './sections.ts';

const TEXT = readFileSync(join(ROOT, COMPOSE_FILE), 'utf8');

it("our file holds to the compose specification's schema", () => {
  expect(schemaProblems(TEXT)).toEqual([]);
});

it.each([
  ['a key that there is not', 'read_only: true', 'read_onyl: true'],
  ['a condition that there is not', 'condition: service_healthy', 'condition: healthy'],
  ['a number in place of a list', 'cap_drop: [ALL]', 'cap_drop: 5'],
  ['a text in place of services', 'meilisearch:\n    <<: *hardened', 'meilisearch: none\n  other:\n    <<: *hardened'],
])('%s is found', (_what, from, to) => {
  expect(TEXT).toContain(from);
  expect(schemaProblems(TEXT.replace(from, to)).length).toBeGreaterThan(0);
});

it('a file that has no place for what npm run compose writes is not overwritten', () => {
  expect(() => replaceSection('services: {}\n', 'services', '', '')).toThrow('has no place for its services');
});
