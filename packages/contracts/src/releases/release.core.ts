import { isRecord, parseJson } from '../text/values.core.ts';
import { isModuleName, isRoutePath, nameProblem, versionProblem } from './release-names.core.ts';
import type { Release, ReleaseRoute, SlotWake } from './releases.ts';

type Check = (value: unknown) => boolean;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isListOf = (isOne: Check, value: unknown): boolean => Array.isArray(value) && value.every(isOne);
const isRecordOf = (isOne: Check, value: unknown): boolean => isRecord(value) && Object.values(value).every(isOne);

export const isRoute = (value: unknown): value is ReleaseRoute =>
  isRecord(value) && isRoutePath(value.path) && isModuleName(value.module);

/** A wake needs at least one trigger, or the module would never load. */
export const isWake = (wake: unknown): wake is SlotWake =>
  isRecord(wake) &&
  Object.keys(wake).length > 0 &&
  Object.entries(wake).every(([kind, names]) => (kind === 'stored' || kind === 'events') && isNames(names));

const isNames = (names: unknown): boolean => isListOf(isText, names) && String(names) !== '';

const isAssets = (value: unknown): boolean =>
  isRecord(value) && isListOf(isText, value.js) && isListOf(isText, value.css);

/** What tells a right value of a field, and how one is written. */
type Field = readonly [isRight: Check, form: string];

/** The fields that the registry repeats. */
export const REPEATED_FIELDS: Record<'contract' | 'routes' | 'slots', Field> = {
  contract: [(value) => typeof value === 'number', 'a number'],
  routes: [(value) => isListOf(isRoute, value), 'a list of { "path": "/hello", "module": "./hello" }'],
  slots: [(value) => isRecordOf(isModuleName, value), 'an object of modules such as "./hello"'],
};

const FIELDS: Record<keyof Release, Field> = {
  name: [(value) => isText(value) && nameProblem(value) === null, 'a name such as mf-blog'],
  version: [(value) => isText(value) && versionProblem(value) === null, 'a version such as 0.1.0-3f9ac2d1'],
  ...REPEATED_FIELDS,
  wakes: [(value) => value === undefined || isRecordOf(isWake, value), 'an object of slots and what wakes them'],
  clientEntry: [isText, 'a file below client/'],
  serverEntry: [isText, 'a file below server/'],
  modules: [(value) => isRecordOf(isAssets, value), 'an object of { "js": [], "css": [] }'],
  shared: [(value) => isRecordOf(isText, value), 'an object of versions'],
  files: [(value) => isRecordOf(isText, value), 'an object of hashes'],
};

/** The release that a `release.json` describes, or what is wrong with which of its fields. */
export type ReleaseOutcome = { kind: 'release'; release: Release } | { kind: 'damaged'; problem: string };

export function readReleaseText(text: string): ReleaseOutcome {
  const value = parseJson(text);
  if (isRelease(value)) return { kind: 'release', release: value };
  return { kind: 'damaged', problem: `release.json is damaged. ${problemsOf(value).join(' ')}` };
}

const isRelease = (value: unknown): value is Release => problemsOf(value).length === 0;

function problemsOf(value: unknown): string[] {
  if (!isRecord(value)) return ['It must be an object in JSON.'];
  return Object.entries(FIELDS).flatMap(([field, [isRight, form]]) =>
    isRight(value[field]) ? [] : [`${field} must be ${form}.`],
  );
}
