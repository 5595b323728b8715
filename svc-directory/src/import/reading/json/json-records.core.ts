import { isPlaceholder } from '../../fields/one-line.core.ts';
import { POSITION } from '../one-cell-position.core.ts';
import type { ReadColumns } from '../columns.core.ts';

type Entry = [name: string, value: unknown];
type ReadNames = (names: readonly string[]) => ReadColumns;

/** What formats of maps and tables have around the fields of an item: GeoJSON, Overpass, ArcGIS, Airtable. */
const FRAMES = ['properties', 'tags', 'attributes', 'fields'];
/** What of a frame is said of the item. */
const BESIDE_FRAMES: ReadonlySet<string> = new Set(['lat', 'lon', 'center', 'geometry']);
/** Fields that may be objects with a text, or lists of them: `{"categories":[{"title":"Tax Law"}]}`. */
const NAMED: ReadonlySet<string | null> = new Set(
  'name category additionalPracticeAreas languages phone website email'.split(' '),
);
/** Fields of one text, of which several are told. */
const SINGLE: ReadonlySet<string | null> = new Set(['phone', 'website', 'email', 'category']);
const TEXTS = ['text', 'title', 'name', 'url', 'phone_number', 'number', 'value'];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether a value holds others on more levels than so many. */
export const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1)));
const isFilled = (value: unknown): value is Record<string, unknown> => isObject(value) && Object.keys(value).length > 0;

/** The names and values of a firm in JSON. Parts of an address, of a position and of a frame are entries of their own: `address zip`. */
export function entriesOf(item: Record<string, unknown>, readColumns: ReadNames): Entry[] {
  const isFramed = (name: string): boolean =>
    isFilled(item[name]) && !readColumns(Object.keys(item)).fields.includes('name');
  const frame = FRAMES.find(isFramed);
  const inFrame = frame === undefined ? item : { ...partsBeside(item), ...Object(item[frame]) };
  // Socrata has columns of its own, such as `:created_at`.
  const own = Object.entries(inFrame).filter(([name]) => !name.startsWith(':'));
  return own.flatMap(([name, value]) => unnested(...ofSocrata(name, value), readColumns));
}

/** A place of Socrata has its address as a text of JSON: `{"latitude":"42.36","human_address":"{\"address\":\"1 Main St\"}"}`. */
function ofSocrata(name: string, value: unknown): Entry {
  if (!isObject(value) || typeof value['human_address'] !== 'string') return [name, value];
  const { human_address: text, needs_recoding: _, ...position } = value;
  try {
    return ['location', { ...position, ...Object(JSON.parse(text)) }];
  } catch {
    return [name, value];
  }
}

const withoutType = (place: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(place).filter(([name]) => name !== 'type'));

/** Without the kind of a geometry, because a point is the only one that is read. */
function partsBeside(item: Record<string, unknown>): Record<string, unknown> {
  const beside = Object.entries(item).filter(([name, value]) => value !== null && BESIDE_FRAMES.has(name));
  return Object.fromEntries(beside.map(([name, value]) => [name, isObject(value) ? withoutType(value) : value]));
}

function unnested(name: string, value: unknown, readColumns: ReadNames): Entry[] {
  if (!isObject(value) && !Array.isArray(value)) return [[name, value]];
  const [field = null] = readColumns([name]).fields;
  if (!isFilled(value) || (field !== null && field !== 'address' && field !== POSITION))
    return [[name, textIn(field, value)]];
  const parts = Object.entries(value).flatMap(([part, of]) => unnested(`${name} ${part}`, of, readColumns));
  return readColumns(parts.map(([part]) => part)).fields.some((one) => one !== null) ? parts : [[name, value]];
}

/** `{"text":"Lopez Law","languageCode":"en"}` is a name, and `[{"title":"Tax Law"}]` a list of one. */
function textIn(field: string | null, value: unknown): unknown {
  if (!NAMED.has(field)) return value;
  if (!Array.isArray(value)) return named(value);
  const texts = value.map(named);
  return SINGLE.has(field) && texts.every((text) => typeof text === 'string') ? texts.join('; ') : texts;
}

const isText = (value: unknown): boolean => typeof value === 'string' && !isPlaceholder(value);
const named = (value: unknown): unknown =>
  isObject(value) ? (TEXTS.map((name) => value[name]).find(isText) ?? value) : value;
