import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../start/paths.ts';
import { schemaProblems } from './check.ts';
import type { ComposeFile } from './model.core.ts';
import { outdated } from './outdated.core.ts';
import { COMPOSE_FILE, readCompose, replaceSection } from './sections.ts';

const TEXT = readFileSync(join(ROOT, COMPOSE_FILE), 'utf8');
const broken = (from: string, to: string): ComposeFile => {
  expect(TEXT).toContain(from);
  return readCompose(TEXT.replace(from, to));
};

describe("the compose specification's schema", () => {
  it('is held by our file', () => {
    expect(schemaProblems(readCompose(TEXT))).toEqual([]);
  });

  it.each([
    ['a key that there is not', 'read_only: true', 'read_onyl: true'],
    ['a condition that there is not', 'condition: service_healthy', 'condition: healthy'],
    ['a number in place of a list', 'cap_drop: [ALL]', 'cap_drop: 5'],
    [
      'a text in place of services',
      'meilisearch:\n    <<: *hardened',
      'meilisearch: none\n  other:\n    <<: *hardened',
    ],
  ])('%s is found', (_what, from, to) => {
    expect(schemaProblems(broken(from, to)).length).toBeGreaterThan(0);
  });

  it('a variable that is required says so with a message, which is no problem of the schema', () => {
    expect(schemaProblems({ services: { one: { image: '${IMAGE:?Set IMAGE}' } } })).toEqual([]);
  });
});

describe('files that npm run compose writes', () => {
  const file = { path: 'infra/.env.example', text: 'A=1\n', expected: 'A=1\n', problem: 'is out of date' };

  it('are in order as they were written', () => {
    expect(outdated([file])).toEqual([]);
  });

  it('are named when somebody has changed them by hand', () => {
    expect(outdated([file, { ...file, text: 'A=2\n' }])).toEqual([
      'infra/.env.example is out of date: npm run compose',
    ]);
  });

  it('have a place for what is written, or it is said that they have none', () => {
    expect(() => replaceSection('services: {}\n', 'services', '', '')).toThrow('has no place for its services');
  });
});
