import { cpuOf } from '@lawdex/infra/testing';
import { randomOf } from '@lawdex/search-language/testing';
import { questions, type Kind, type Params } from './questions.ts';
import type { ServiceProcess } from '../../service-process.ts';

export interface Measured {
  kind: string;
  /** Milliseconds of each answer, ascending. */
  ms: number[];
  /** The question that took longest. */
  slowest: string;
  /** CPU of each process, for one question on average. */
  cpuMs: Readonly<Record<string, number>>;
  /** Those that were not answered in the time that the service has. */
  refused: number;
  /** Answers by engine. */
  engines: Readonly<Record<string, number>>;
}

export interface Throughput {
  perSecond: number;
  trivialPerSecond: number;
}

/** Connections that ask at the same time, each again as soon as it is answered. */
const ASKERS = 2;
const BLOCKS = 3;
const WARM_UP = 300;
const THROUGHPUT_MS = 10_000;

export const TRIVIAL: Kind = { name: 'a trivial endpoint', path: '/health/live', params: () => ({}) };

interface Asked {
  url: string;
  ms: number;
  engine: string;
  isRefused: boolean;
}

/** Kinds are asked in blocks that take turns, so that what else the machine does hits all of them. */
export async function measure(
  service: ServiceProcess,
  pids: Readonly<Record<string, number>>,
  asked: number,
): Promise<Measured[]> {
  const kinds = [TRIVIAL, ...questions(randomOf(7))];
  const warm = questions(randomOf(3));
  await askAll(
    service,
    Array.from({ length: WARM_UP }, (_, index) => urlOf(warm[index % warm.length] ?? TRIVIAL)),
  );
  const measured = new Map(
    kinds.map((kind) => [kind, { answers: [] as Asked[], cpuMs: {} as Record<string, number> }]),
  );
  for (let block = 0; block < BLOCKS; block++) {
    for (const [kind, { answers, cpuMs }] of measured) {
      const urls = Array.from({ length: Math.ceil(asked / BLOCKS) }, () => urlOf(kind));
      const before = Object.entries(pids).map(([name, pid]): [string, number] => [name, cpuOf(pid)]);
      answers.push(...(await askAll(service, urls)));
      for (const [name, ms] of before) cpuMs[name] = (cpuMs[name] ?? 0) + cpuOf(pids[name] ?? 0) - ms;
    }
  }
  return [...measured].map(([{ name }, { answers, cpuMs }]) => summed(name, answers, cpuMs));
}

export async function throughput(service: ServiceProcess): Promise<Throughput> {
  const kinds = questions(randomOf(11)).filter(({ name }) => name !== 'counts');
  let next = 0;
  const perSecond = await answersPerSecond(service, () => urlOf(kinds[next++ % kinds.length] ?? TRIVIAL));
  return { perSecond, trivialPerSecond: await answersPerSecond(service, () => TRIVIAL.path) };
}

async function answersPerSecond(service: ServiceProcess, url: () => string): Promise<number> {
  const from = performance.now();
  let answered = 0;
  const asker = async (): Promise<void> => {
    for (; performance.now() - from < THROUGHPUT_MS; answered++) await ask(service, url());
  };
  await Promise.all(Array.from({ length: ASKERS }, asker));
  return (answered * 1_000) / (performance.now() - from);
}

async function askAll(service: ServiceProcess, urls: readonly string[]): Promise<Asked[]> {
  const answers: Asked[] = [];
  const left = urls.values();
  const asker = async (): Promise<void> => {
    for (const url of left) answers.push(await ask(service, url));
  };
  await Promise.all(Array.from({ length: ASKERS }, asker));
  return answers;
}

async function ask(service: ServiceProcess, url: string): Promise<Asked> {
  const from = performance.now();
  const { status, engine = '', body } = await service.ask(url);
  const ms = performance.now() - from;
  if (status !== 200 && status !== 503) throw new Error(`${url} was answered ${status}: ${body}`);
  return { url, ms, engine, isRefused: status === 503 };
}

function summed(kind: string, answers: readonly Asked[], cpuMs: Readonly<Record<string, number>>): Measured {
  const sorted = answers.toSorted((a, b) => a.ms - b.ms);
  const engines: Record<string, number> = {};
  for (const { engine } of answers) engines[engine] = (engines[engine] ?? 0) + 1;
  return {
    kind,
    ms: sorted.map(({ ms }) => ms),
    slowest: sorted.at(-1)?.url ?? '',
    cpuMs: Object.fromEntries(Object.entries(cpuMs).map(([name, ms]) => [name, ms / answers.length])),
    refused: answers.filter(({ isRefused }) => isRefused).length,
    engines,
  };
}

const urlOf = ({ path, params }: Kind): string => withParams(path, params());

function withParams(path: string, params: Params): string {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}
