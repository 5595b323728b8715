import type { OpenAPIObject } from '@nestjs/swagger';
import { ofUsualCore, timeOfThread } from './core-time.ts';

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
/** Longest part of a path that services read; the shell reads all of it. */
const PART_MAX = 300;
/** What is done for the first time is slower, and so is what runs for the first times, so that what took long has more turns. */
const MOST_TURNS = 6;

/** A text that anybody may send. */
export interface TextField {
  method: string;
  path: string;
  in: 'path' | 'query' | 'header' | 'body' | 'form';
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
    if (place in IN_BODIES) asked.body = { ...asked.body, [name]: value };
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
  text
    .split(/\p{Cs}/u)
    .map(encodeURIComponent)
    .join('%ED%A0%BD');

const filled = (unit: readonly string[], characters: number): string =>
  unit.join('').repeat(characters / unit.length) + unit.slice(0, characters % unit.length).join('');

/** A text that ends in another digit each turn: what is read again may be remembered. */
const filledAnew = (unit: readonly string[], characters: number, turn: number): string =>
  filled(unit, characters - 1) + String(turn);

/** How texts are sent in bodies. */
const IN_BODIES: Partial<Record<TextField['in'], (text: string) => string>> = {
  body: (text) => JSON.stringify(text),
  form: (text) => new URLSearchParams([['', text]]).toString(),
};

/** The limit, one more, and as much as is taken in at all. */
function lengthsFor({ in: place, max }: TextField, unit: readonly string[]): number[] {
  const inBody = IN_BODIES[place];
  const sample = (inBody ?? encoded)(filled(unit, 100));
  const fitting = Math.floor(((inBody ? BODY_BYTES : ADDRESS_BYTES) * 100) / Buffer.byteLength(sample));
  const limits = place === 'path' ? [PART_MAX] : max === undefined ? [] : [max, max + 1];
  return [...limits.filter((limit) => limit < fitting), fitting];
}

/**
 * Sends each text in the worst characters, at its limit and above; tells which answers were bugs or took too many milliseconds of a core.
 * `more` is for texts of words, `busyMs` for a server in another process.
 */
export async function tooSlowFor(
  fields: readonly TextField[],
  values: Readonly<Record<string, unknown>>,
  send: (asked: Asked) => Promise<{ status: number }>,
  more: Readonly<Record<string, string>> = {},
  busyMs: BusyClock = ownBusyMs,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const field of fields) {
    for (const [kind, unit] of Object.entries({ ...WORST, ...(field.max !== undefined && more) })) {
      const points = Array.from(unit);
      for (const characters of lengthsFor(field, points)) {
        const { ms, status } = await longestPause(
          (turn) => send(question(field, filledAnew(points, characters, turn), values)),
          busyMs,
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

/** Milliseconds for which a server has had a core. */
type BusyClock = () => number;

let [busyUntilNow, sinceThen] = [0, timeOfThread()];
function ownBusyMs(): number {
  busyUntilNow += sinceThen();
  sinceThen = timeOfThread();
  return busyUntilNow;
}

/** The longest pause of the fastest turn. */
async function longestPause(
  work: (turn: number) => Promise<{ status: number }>,
  busyMs: BusyClock,
  turn = 0,
): Promise<{ ms: number; status: number }> {
  let [last, ms] = [busyMs(), 0];
  const look = () => {
    const now = busyMs();
    ms = Math.max(ms, now - last);
    last = now;
  };
  // It comes late by as much as the thread is taken.
  const timer = setInterval(look, 1);
  const { status } = await work(turn).finally(() => clearInterval(timer));
  look();
  ms = ofUsualCore(ms);
  if (ms < MOST_MS || turn + 1 === MOST_TURNS) return { ms, status };
  const again = await longestPause(work, busyMs, turn + 1);
  return { ms: Math.min(ms, again.ms), status };
}
