import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../start/paths.ts';
import { BASE_FILE } from './base.ts';
import { checkKubernetes } from './check.ts';
import { schemaProblems } from './schema.ts';

const BASE = readFileSync(join(ROOT, BASE_FILE), 'utf8');
const broken = (from: string, to: string): string => {
  expect(BASE).toContain(from);
  return BASE.replace(from, to);
};

it('the base and the example are in order as they are', () => {
  expect(checkKubernetes(ROOT)).toEqual([]);
});

describe("Kubernetes' schemas", () => {
  it.each([
    ['a text in place of a number', 'replicas: 2', 'replicas: two'],
    ['a port that is no port of a probe', 'path: /health/live', 'path: 5'],
    ['a container without a name', '- name: databases', '- title: databases'],
    ['a kind that there is not', 'kind: PodDisruptionBudget', 'kind: PodDisruption'],
    ['a version that there is not', 'apiVersion: policy/v1', 'apiVersion: policy/v2'],
  ])('%s is found', (_what, from, to) => {
    expect(schemaProblems(broken(from, to)).length).toBeGreaterThan(0);
  });
});
