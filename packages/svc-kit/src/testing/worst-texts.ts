import type { OpenAPIObject } from '@nestjs/swagger';
import { ofUsualCore } from './core-time.ts';
import type { Answer } from './test-service.ts';

/** What a text is filled with: characters that grow, stack, join, turn around, or make a reader look again. */
const WORST: Readonly<Record<string, string>> = {
  'a letter that becomes eighteen': '\ufdfa',
  'a square of five letters': '\u3300',
  'a Han letter among those': `漢${'\ufdfa'.repeat(300)}`,
  'stacked marks': `e${'\u0301\u0327'.repeat(8_000)}`,
  'marks that count as nothing': 'e\ufe0f',
  'joined emoji': '👩\u200d❤\ufe0f\u200d💋\u200d👩🏽',
  'halves of letters': '\ud83d',
  'right to left': '\u202eא\u2067ب',
  'open brackets': '([{<',
  'controls and blanks': '\u0001 \t\u2028\n \n\r',
  'one letter': 'a',
  'letters with dots': 'a.b.',
  'words of one letter': 'a e x ',
  'dashes and quotes': `-'"’ `,
  commas: ', a,',
  digits: '7 7,',
  escapes: '%25\\',
};

/** Most milliseconds of a usual core for which one request may take the thread. */
const MOST_MS = 50;
/** Bytes that a body, or an address with its headers, may have. */
const BODY_BYTES = 31_000;
const ADDRESS_BYTES = 14_000;
/** Longest part of a path that is read. */
const PART_MAX = 300;

/** A text that anybody may send. */
export interface TextField {
  method: string;
  path: string;
  in: 'path' | 'query' | 'header' | 'body';
  name: string;
  /** Characters; undefined where only what it says is limited. */
  max: number | undefined;
  /** What else the operation reads. */
  others: readonly { in: TextField['in']; name: string }[];
}

interface Schema {
  $ref?: string;
  type?: string;
  maxLength?: number;
  properties?: Record<string, Schema>;
}
interface Operation {
  parameters?: { in: TextField['in']; name: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Every text that the operations of a document read. */
export function textFieldsOf({ paths, components }: Pick<OpenAPIObject, 'paths' | 'components'>): TextField[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations as Record<string, Operation>).flatMap(([method, { parameters = [], requestBody }]) => {
      const reference = requestBody?.content['application/json']?.schema.$ref?.split('/').at(-1);
      const body = reference === undefined ? {} : (components?.schemas?.[reference] as Schema);
      const fields = [
        ...parameters,
        ...Object.entries(body.properties ?? {}).map(([name, schema]) => {
          return { in: 'body' as const, name, schema };
        }),
      ];
      return fields
        .filter(({ schema }) => schema.type === 'string')
        .map((field) => ({
          ...{ method, path, in: field.in, name: field.name, max: field.schema.maxLength },
          others: fields.filter((other) => other !== field),
        }));
    }),
  );
}

export interface Asked {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown> | undefined;
}

function question(field: TextField, text: string, values: Readonly<Record<string, unknown>>): Asked {
  const asked: Asked = { method: field.method, path: field.path, headers: {}, body: undefined };
  const query: string[] = [];
  for (const { in: place, name } of [...field.others, field]) {
    const value = name === field.name ? text : values[name];
    if (value === undefined) continue;
    if (place === 'body') asked.body = { ...asked.body, [name]: value };
    else if (place === 'query') query.push(`${name}=${encoded(String(value))}`);
    else if (place === 'path') asked.path = asked.path.replace(`{${name}}`, encoded(String(value)));
    else
      asked.headers[name] = Buffer.from(String(value))
        .toString('latin1')
        .replace(/[^ -~\x80-\xff]/g, ' ')
        .trim();
  }
  if (query.length > 0) asked.path += `?${query.join('&')}`;
  return asked;
}

/** Halves of letters too, which `encodeURIComponent` refuses. */
const encoded = (text: string): string =>
  Array.from(text, (letter) => (/\p{Cs}/u.test(letter) ? '%ED%A0%BD' : encodeURIComponent(letter))).join('');

const filled = (unit: readonly string[], characters: number, from = 0): string =>
  Array.from({ length: characters }, (_, at) => unit[(at + from) % unit.length]).join('');

/** The limit, one more, and as much as is taken in at all, of a part of a path as much as leads anywhere. */
function lengthsFor({ in: place, max }: TextField, unit: readonly string[]): number[] {
  if (place === 'path') return [PART_MAX];
  const measure = place === 'body' ? (text: string) => JSON.stringify(text) : encoded;
  const sample = filled(unit, 100);
  const fitting = Math.floor(
    ((place === 'body' ? BODY_BYTES : ADDRESS_BYTES) * 100) / Buffer.byteLength(measure(sample)),
  );
  return [...(max === undefined || max > fitting ? [] : [max, max + 1]), fitting];
}

/**
 * Sends each text in the worst characters, at its limit and above, and tells which answers were bugs or took too long, in milliseconds
 * of a core, which other programs cannot take. `more` is for texts of words.
 */
export async function tooSlowFor(
  fields: readonly TextField[],
  values: Readonly<Record<string, unknown>>,
  send: (asked: Asked) => Promise<Pick<Answer, 'status'>>,
  more: Readonly<Record<string, string>> = {},
): Promise<string[]> {
  const wrong: string[] = [];
  for (const field of fields) {
    for (const [kind, unit] of Object.entries({ ...WORST, ...(field.max !== undefined && more) })) {
      const points = Array.from(unit);
      for (const characters of lengthsFor(field, points)) {
        const { ms, status } = await longestPause((turn) =>
          send(question(field, filled(points, characters, turn), values)),
        );
        if (ms < MOST_MS && status !== 500) continue;
        wrong.push(
          `${field.method} ${field.path} ${field.name}, ${characters} of ${kind}: ${status}, ${Math.round(ms)} ms`,
        );
      }
    }
  }
  return wrong;
}

/** Compilers and collectors of garbage work for others too, so that what took long has two more turns, each with another text. */
async function longestPause(
  work: (turn: number) => Promise<Pick<Answer, 'status'>>,
  turn = 0,
): Promise<{ ms: number; status: number }> {
  let [last, ms] = [process.cpuUsage(), 0];
  const look = () => {
    const { user, system } = process.cpuUsage(last);
    ms = Math.max(ms, (user + system) / 1000);
    last = process.cpuUsage();
  };
  // It comes late by as much as the thread is taken.
  const timer = setInterval(look, 1);
  const { status } = await work(turn).finally(() => clearInterval(timer));
  look();
  ms = ofUsualCore(ms);
  if (ms < MOST_MS || turn === 2) return { ms, status };
  const again = await longestPause(work, turn + 1);
  return { ms: Math.min(ms, again.ms), status };
}
