import { DomainError, InvalidParameter } from '../errors/domain-error.core.ts';

// PostgreSQL stores no NUL, and nobody types one.
const hasNul = (text: string): boolean => text.includes('\0');

// Libraries copy objects key by key; these keys would change the copy's prototype, or vanish from it unseen.
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

function checkName(name: string): void {
  if (RESERVED.has(name)) throw new InvalidParameter(name, `Unknown parameter "${name}".`);
}

/** A query may hold each parameter once, as plain text: no arrays, no objects, no NUL. */
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

function checkValue(value: unknown, path: string): void {
  if (typeof value === 'string' && hasNul(value)) {
    throw new InvalidParameter(path, `${path} must not hold NUL characters.`);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    checkName(key);
    checkValue(inner, path ? `${path}.${key}` : key);
  }
}

/** A body is a JSON object without NUL in any of its texts, and without keys that reach for prototypes. */
export function checkBody(body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new DomainError('invalid_body', 400, 'The body must be a JSON object.');
  }
  checkValue(body, '');
}
