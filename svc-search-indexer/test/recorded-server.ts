import { readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { flag } from '@lawdex/contracts';
import { readConfig } from '@lawdex/svc-kit';
import type { MeilisearchSettings } from '../src/engines/engines.module.ts';
import { httpServer } from './http-server.ts';
import { meiliServer } from './meili-server.ts';

interface Answer {
  status: number;
  body: string;
}

interface Recording {
  /** Version of the server that gave these answers. */
  meilisearch: string;
  /** Question -> its answers, in their order. */
  answers: Record<string, Answer[]>;
}

export interface RecordedServer extends MeilisearchSettings {
  /** The version of the real server. */
  version: string;
  close(): Promise<void>;
}

const JSON_TYPE = 'application/json';
const FILE = new URL('recordings/meilisearch.json', import.meta.url);
const { RECORD_MEILI } = readConfig({ RECORD_MEILI: flag(false) });

/** Plays recorded answers of a real Meilisearch in order; with RECORD_MEILI it asks the real server and records. */
export async function recordedServer(): Promise<RecordedServer> {
  const recording = RECORD_MEILI ? await emptyRecording() : readRecording();
  const played = new Map<string, number>();
  const { url, close } = await httpServer((request, response) => {
    void questionOf(request)
      .then((question) => (RECORD_MEILI ? recorded(recording, question) : replayed(recording, played, question)))
      .then(({ status, body }) => response.writeHead(status, { 'content-type': 'application/json' }).end(body));
  });
  return {
    url,
    key: 'recorded',
    version: recording.meilisearch,
    close: async () => {
      await close();
      if (RECORD_MEILI) writeFileSync(FILE, `${JSON.stringify(recording, null, 2)}\n`);
    },
  };
}

interface Question {
  method: string;
  path: string;
  body: string;
  key: string;
  type: string;
}

const keyOf = ({ method, path, body, key }: Question): string =>
  [method, path, ...(key === 'Bearer recorded' ? [] : [key]), ...(body ? [body] : [])].join(' ');

async function questionOf(request: IncomingMessage): Promise<Question> {
  return {
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    body: await text(request),
    key: request.headers.authorization ?? '',
    type: request.headers['content-type'] ?? JSON_TYPE,
  };
}

async function recorded(recording: Recording, question: Question): Promise<Answer> {
  const answer = await askReal(question);
  const answers = (recording.answers[keyOf(question)] ??= []);
  // A task that is still waiting says so many times over.
  if (answers.at(-1)?.body !== answer.body) answers.push(answer);
  return answer;
}

function replayed(recording: Recording, played: Map<string, number>, question: Question): Answer {
  const answers = recording.answers[keyOf(question)];
  if (!answers) {
    const message = `${keyOf(question)} was never recorded. Run: npm run record:meili -w svc-search-indexer`;
    return { status: 501, body: JSON.stringify({ message, code: 'not_recorded', type: 'system', link: '' }) };
  }
  const place = played.get(keyOf(question)) ?? 0;
  played.set(keyOf(question), place + 1);
  return answers[Math.min(place, answers.length - 1)] ?? { status: 501, body: '{}' };
}

async function askReal({ method, path, body, key, type }: Question): Promise<Answer> {
  if (!meiliServer) throw new Error('MEILI_URL names the Meilisearch server to record.');
  const authorization = key === 'Bearer recorded' ? `Bearer ${meiliServer.key ?? ''}` : key;
  const response = await fetch(meiliServer.url + path, {
    method,
    headers: { 'content-type': type, ...(authorization ? { authorization } : {}) },
    ...(body ? { body } : {}),
  });
  return { status: response.status, body: await response.text() };
}

async function emptyRecording(): Promise<Recording> {
  const { body } = await askReal({
    method: 'GET',
    path: '/version',
    body: '',
    key: 'Bearer recorded',
    type: JSON_TYPE,
  });
  const { pkgVersion } = JSON.parse(body) as { pkgVersion: string };
  return { meilisearch: pkgVersion, answers: {} };
}

const readRecording = (): Recording => JSON.parse(readFileSync(FILE, 'utf8')) as Recording;
