import { DomainError, InvalidParameter } from '../errors/domain-error.core.ts';

// PostgreSQL stores no NUL, and nobody types one.
const hasNul = (text: string): boolean => text.includes('\0');

// Libraries copy objects key by key. These keys would change the prototype of the copy, or get lost.
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

function checkName(name: string): void {
  if (RESERVED.has(name)) throw new InvalidParameter(name, `Unknown parameter "${name}".`);
}

/** Accepts each parameter once, as plain text: no arrays, no objects, no NUL. */
export function checkQuery(query: Record<string, unknown>): void {
  for (const name in query) {
    const value = query[name];
    checkName(name);
    if (typeof value !== 'string') throw new InvalidParameter(name, `${name} must be given once, as a single value.`);
    if (hasNul(value) || hasNul(name)) throw new InvalidParameter(name, `${name} must not hold NUL characters.`);
  }
}

export function checkPathParameters(params: Record<string, unknown>): void {
  for (const name in params) {
    const value = params[name];
    if (typeof value === 'string' && hasNul(value))
      throw new InvalidParameter(name, `${name} must not hold NUL characters.`);
  }
}

/** No DTO and no event is nested deeper. */
const DEPTH_MAX = 32;
// Half of a character is left of an emoji that was cut. PostgreSQL refuses it in JSON.
const HALF_CHARACTER = /\p{Cs}/gu;

interface Nested {
  holder: Record<string, unknown>;
  path: string;
  depth: number;
}

function checkedText(text: string, path: string): string {
  if (hasNul(text)) throw new InvalidParameter(path, `${path} must not hold NUL characters.`);
  return text.replace(HALF_CHARACTER, '');
}

/**
 * Accepts a JSON object without NUL and without keys of prototypes, and removes half characters from its texts. It uses
 * a list instead of recursion, because a few kilobytes of brackets would exhaust the stack.
 */
export function checkBody(body: unknown): void {
  if (!isObject(body) || Array.isArray(body)) {
    throw new DomainError('invalid_body', 400, 'The body must be a JSON object.');
  }
  const places: Nested[] = [{ holder: body, path: '', depth: 1 }];
  for (let place = places.pop(); place; place = places.pop()) {
    const { holder, depth } = place;
    for (const key of Object.keys(holder)) {
      checkName(key);
      const value = holder[key];
      const path = place.path ? `${place.path}.${key}` : key;
      if (typeof value === 'string') holder[key] = checkedText(value, path);
      if (!isObject(value)) continue;
      if (depth === DEPTH_MAX) {
        throw new DomainError('invalid_body', 400, `The body must not be nested deeper than ${DEPTH_MAX} levels.`);
      }
      places.push({ holder: value, path, depth: depth + 1 });
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
