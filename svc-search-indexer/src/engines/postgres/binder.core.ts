export interface Statement {
  sql: string;
  params: unknown[];
}

/** Gives the placeholder of a value; values never stand in a statement themselves. */
export type Bind = (value: unknown) => string;

export function binder(): { bind: Bind; params: unknown[] } {
  const params: unknown[] = [];
  return { params, bind: (value) => `$${params.push(sendable(value))}` };
}

/** PostgreSQL takes no NUL; what stands for it is found in no document either. */
function sendable(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '\ufffd');
  return Array.isArray(value) ? value.map(sendable) : value;
}

export const either = (any: readonly string[]): string => (any.length === 0 ? 'false' : `(${any.join(' or ')})`);
export const all = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'true' : conditions.join(' and ');
