import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// schema-dts is the vocabulary as TypeScript types, which are read as text here, so that tests can check values at run time.
const entry = createRequire(import.meta.url).resolve('schema-dts');
const source = readFileSync(path.join(path.dirname(entry), 'schema.d.ts'), 'utf8');

interface Described {
  parents: string[];
  /** The types that each property may have: names of types, `Text`, `URL`, ... */
  properties: Map<string, string[]>;
}

const stem = (name: string): string => name.trim().replace(/(Base|Leaf)$/, '');
const types = new Map<string, Described>();

for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /interface (\w+(?:Base|Leaf))(?: extends ([^{]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  const described = types.get(stem(name)) ?? { parents: [], properties: new Map<string, string[]>() };
  described.parents.push(...parents.split(',').map(stem));
  for (const [, property = '', range = ''] of body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)) {
    described.properties.set(
      property,
      range.split('|').map((part) => part.trim()),
    );
  }
  types.set(stem(name), described);
}

const WORDS = new Set(['Text', 'URL', 'Date', 'DateTime', 'Time', 'Duration', 'Number', 'Integer', 'Float', 'Boolean']);

function ancestors(type: string): string[] {
  const parents = types.get(type)?.parents.filter((parent) => parent !== type) ?? [];
  return [type, ...parents.flatMap(ancestors)];
}

/** Empty for unknown properties. */
const rangeOf = (type: string, property: string): string[] =>
  ancestors(type).flatMap((ancestor) => types.get(ancestor)?.properties.get(property) ?? []);

/** Problems of a node: an unknown type, an unknown property or a wrong value. */
export function problemsOf(node: unknown, at = ''): string[] {
  const { '@type': type, ...members } = node as Record<string, unknown>;
  if (typeof type !== 'string' || !types.has(type)) return [`${at}: no type ${String(type)}`];
  return Object.entries(members).flatMap(([property, value]) => {
    // Search engines document `query-input`, which the vocabulary lacks.
    if (property.startsWith('@') || property.endsWith('-input')) return [];
    const where = `${at}${type}.${property}`;
    const range = rangeOf(type, property);
    if (range.length === 0) return [`${where}: no such property`];
    return (Array.isArray(value) ? value : [value]).flatMap((one) => valueProblems(one, range, where));
  });
}

function valueProblems(value: unknown, range: string[], where: string): string[] {
  if (typeof value === 'string' || typeof value === 'number') {
    // A URL may refer to a thing.
    const refers = range.includes('IdReference') && /^https?:\/\/\S+$/.test(String(value));
    // Search engines' own examples give the width of a picture as a number of pixels.
    const isPixels = range.includes('Distance') && typeof value === 'number';
    const fits = refers || isPixels || range.some((type) => WORDS.has(type) || isOneOf(type, String(value)));
    return fits ? [] : [`${where}: ${value} is none of ${range.join(', ')}`];
  }
  const { '@type': type, '@id': id } = value as Record<string, unknown>;
  if (type === undefined) return typeof id === 'string' && range.includes('IdReference') ? [] : [`${where}: no node`];
  const isMeant = ancestors(String(type)).some((ancestor) => range.includes(ancestor));
  return isMeant ? problemsOf(value, `${where} > `) : [`${where}: a ${String(type)} is none of ${range.join(', ')}`];
}

/** A member of an enumeration: `https://schema.org/Monday`. */
const isOneOf = (type: string, value: string): boolean =>
  source.split('\n').some((line) => line.startsWith(`export type ${type} = `) && line.includes(`"${value}"`));
