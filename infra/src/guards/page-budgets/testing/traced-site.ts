import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { standInCollector, type ReceivedSpan } from '@lawdex/telemetry/testing';
import { startSite } from '../../../testing/site-fixture.ts';

/** Name of a figure -> how much of it a page takes. */
export type Figures = Readonly<Record<string, number>>;

/** A Wednesday morning in the whole country, some minutes before anything opens or closes. */
const MOMENT = new Date('2026-03-11T16:02:00Z');
/** A page of search results is full. */
const BUSINESSES = 24;
/** The shell keeps pages and answers for 3 s. */
const FORGOTTEN_MS = 3_200;
/** Spans are sent every 100 ms, by a machine that may be busy. */
const SPANS_MS = 2_000;
/** Kinds of spans, as OpenTelemetry numbers them. */
const [SERVER, CLIENT] = [2, 3];

/** Nonces, ids of records and hashes of builds, which are others in each run. */
const RANDOM = /(?<=nonce=")[^"]+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{8}(?![0-9a-f])/g;
const STATE = /<script type="application\/json" id="page-state"[^>]*>(.*?)<\/script>/s;

/** The same text for all runs: what is random counts up instead, in as many characters. */
function withoutChance(html: string): string {
  const seen = new Map<string, string>();
  return html.replace(RANDOM, (text) => {
    const known =
      seen.get(text) ??
      String((seen.size + 1) * 7_654_321)
        .padEnd(text.length, '0')
        .slice(0, text.length);
    seen.set(text, known);
    return known;
  });
}

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** What a document weighs, in bytes, and how much there is in it. */
const documentFigures = (html: string): Figures => ({
  html: Buffer.byteLength(html),
  state: Buffer.byteLength(STATE.exec(html)?.[1] ?? ''),
  brotli: brotliCompressSync(withoutChance(html)).length,
  elements: count(html.replace(STATE, ''), /<[a-z]/g),
  stylesheets: count(html, /<link rel="stylesheet"/g),
});

/** A site that is the same in each run, with a clock of its own, and tells each call and statement of a page by its trace. */
export async function startTracedSite() {
  const collector = await standInCollector();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_BSP_SCHEDULE_DELAY: '100',
    TRUSTED_PROXIES: '127.0.0.1',
    RENDER_WORKERS: '1',
  };
  const site = await startSite({ seedSize: BUSINESSES, moment: MOMENT, env });
  await site.settled();
  /** Asks again, as a trace of its own, while a busy machine keeps the site from answering in time; the test's own time ends it. */
  const ask = async (path: string, accept: string): Promise<{ text: string; trace: string }> => {
    for (;;) {
      await delay(FORGOTTEN_MS);
      const trace = randomBytes(16).toString('hex');
      const headers = { accept, traceparent: `00-${trace}-${trace.slice(0, 16)}-01` };
      const answer = await fetch(site.origin + path, { headers });
      const text = await answer.text();
      if (answer.status === 200) return { text, trace };
      if (answer.status !== 503) throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    }
  };
  return {
    json: async <Content>(path: string) => JSON.parse((await ask(path, 'application/json')).text) as Content,
    /** What a page takes that nobody asked for lately. */
    figuresOf: async (path: string): Promise<Figures> => {
      const { text: html, trace } = await ask(path, 'text/html');
      await delay(SPANS_MS);
      const spans = collector.spans.filter(({ traceId }) => traceId === trace);
      const page = spans.find(({ service, kind }) => service === 'shell' && kind === SERVER);
      // What services note afterwards may come with any page.
      const before = (span: ReceivedSpan) => span.startTimeUnixNano < (page?.endTimeUnixNano ?? '');
      const asked = spans.filter((span) => span.kind === CLIENT && before(span));
      return {
        calls: asked.filter(({ service }) => service === 'shell').length,
        statements: asked.filter(({ name }) => name === 'statement').length,
        ...documentFigures(html.replaceAll(site.origin, 'https://lawdex.example')),
      };
    },
    stop: async () => {
      await site.stop();
      collector.close();
    },
  };
}
