import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ConfigError,
  described,
  describeEnvironment,
  environmentOrThrow,
  flag,
  httpsUrl,
  integer,
  listenHost,
  oneOf,
  optional,
  optionalText,
  origin,
  port,
  redisUrl,
  secretText,
  text,
  TRACING_VARIABLES,
  upstreamsVariable,
  VISITOR_LIMITS,
} from '@lawdex/contracts';
import type { Analytics, Environment, Upstream } from '@lawdex/contracts';
import { accessOf, registryUrl, ReleaseStore, STORE_ACCESS } from '@lawdex/release-store';

const VARIABLES = {
  HOST: described('The address it listens at; 0.0.0.0 in a container.', listenHost('127.0.0.1')),
  PORT: described('Where it listens.', port(3000)),
  PUBLIC_ORIGIN: described(
    'Scheme and host of the site, in canonical links and of allowed form posts; `http://localhost:PORT` unless set.',
    optional(origin()),
  ),
  DEMO_DATA: described(
    'Says on every page that the listings are fictional, and keeps the site out of search engines.',
    flag(true),
  ),
  ANALYTICS_ID: described('Of the analytics that are loaded after consent.', optionalText()),
  ANALYTICS_SCRIPT_URL: described('Their script; needed with ANALYTICS_ID.', optional(httpsUrl())),
  UPSTREAMS: described('The services behind the gateway, as their `svc.json` describe them.', upstreamsVariable()),
  RELEASES_DIR: described('Where releases are kept.', text('releases')),
  REGISTRY_FILE: described('Which releases are live; the last good copy is kept beside it.', text()),
  REGISTRY_URL: described(
    'A registry in a store that speaks S3, with the releases beside it: REGISTRY_FILE and RELEASES_DIR are kept as they are there.',
    optional(registryUrl()),
  ),
  ...STORE_ACCESS,
  RENDER_WORKERS: described('Threads that render pages.', integer({ min: 1, max: 64, fallback: 2 })),
  RENDER_DEADLINE_MS: described(
    'Milliseconds a page may take before the visitor is sent one that the browser renders.',
    integer({ min: 10, max: 60_000, fallback: 800 }),
  ),
  RENDER_START_DEADLINE_MS: described(
    'Milliseconds a worker may take to load a release set before the set is refused.',
    integer({ min: 100, max: 120_000, fallback: 10_000 }),
  ),
  REDIS_URL: described(
    'A Redis or Valkey in which several shells count visitors together, the same text for all of them; each counts for itself without one.',
    optional(redisUrl()),
  ),
  REDIS_SECRET: described(
    'What makes visitors in that Redis unreadable for who reads it, the same text for all shells; REDIS_URL itself serves without one.',
    optional(secretText()),
  ),
  VISITORS_FILE: described(
    "A file in which this shell alone keeps, over a restart, the key of visitors' names until its day is over.",
    optionalText(),
  ),
  DRAIN_SECONDS: described(
    'Seconds for which it says that it is not ready, and still answers, before it stops: time for a proxy to ask another one.',
    integer({ min: 0, max: 300, fallback: 0 }),
  ),
  LOG_LEVEL: described(
    'The least that is logged, as JSON lines on standard output.',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  ),
  METRICS_PORT: described(
    'Where Prometheus reads the metrics; not served without one. Not a port that visitors reach.',
    optional(port()),
  ),
  METRICS_HOST: described('The address of that port; 0.0.0.0 in a container.', listenHost('127.0.0.1')),
  ...TRACING_VARIABLES,
  ...VISITOR_LIMITS,
};

/** For docs/CONFIGURATION.md: `--variables` prints it. */
export const describeConfig = () => describeEnvironment(VARIABLES);

const ADVICE = 'npm start sets these variables; shell/README.md, "Environment", says what each one holds.';

/** The environment, as `VARIABLES` describes it; null for what is not set, milliseconds. Throws one error with all problems. */
export function readConfig(env: Environment) {
  const read = environmentOrThrow(VARIABLES, env, ADVICE, (file) => readFileSync(file, 'utf8'));
  const problems = upstreamProblems(read.UPSTREAMS);
  if (problems.length > 0) throw new ConfigError(['UPSTREAMS is not usable:', ...problems].join('\n  '));
  return {
    host: read.HOST,
    port: read.PORT,
    origin: read.PUBLIC_ORIGIN ?? `http://localhost:${read.PORT}`,
    demoData: read.DEMO_DATA,
    analytics: analyticsOf(read.ANALYTICS_ID, read.ANALYTICS_SCRIPT_URL),
    upstreams: read.UPSTREAMS,
    releasesDir: path.resolve(read.RELEASES_DIR),
    registryFile: path.resolve(read.REGISTRY_FILE),
    workers: read.RENDER_WORKERS,
    renderDeadline: read.RENDER_DEADLINE_MS,
    startDeadline: read.RENDER_START_DEADLINE_MS,
    store: read.REGISTRY_URL === undefined ? null : new ReleaseStore(read.REGISTRY_URL, accessOf(read)),
    redisUrl: read.REDIS_URL ?? null,
    redisSecret: read.REDIS_SECRET ?? read.REDIS_URL ?? '',
    visitorsFile: read.VISITORS_FILE ? path.resolve(read.VISITORS_FILE) : null,
    limits: read,
    logLevel: read.LOG_LEVEL,
    tracing: read.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: read.OTEL_EXPORTER_OTLP_ENDPOINT, share: read.OTEL_TRACES_SAMPLER_ARG }
      : null,
    metrics: read.METRICS_PORT === undefined ? null : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    drain: read.DRAIN_SECONDS * 1000,
  };
}

export type ShellConfig = ReturnType<typeof readConfig>;

function analyticsOf(id: string | undefined, scriptUrl: string | undefined): Analytics | null {
  if (!id) return null;
  if (!scriptUrl) throw new ConfigError('ANALYTICS_ID is set, so ANALYTICS_SCRIPT_URL must be set too.');
  return { id, scriptUrl };
}

/** Paths of the shell itself. */
const OWN_PATHS = ['/_mf/', '/health/', '/robots.txt', '/sitemap', '/favicon', '/site.webmanifest'];

/** Reasons why the gateway cannot serve these services; empty when it can. */
export function upstreamProblems(upstreams: readonly Upstream[]): string[] {
  const claimed = upstreams.flatMap(({ name, prefixes }) => prefixes.map((prefix) => ({ name, prefix })));
  return claimed.flatMap(({ name, prefix }, index) => {
    const own = OWN_PATHS.find((path) => path.startsWith(prefix) || prefix.startsWith(path));
    const rival = claimed.slice(0, index).find((other) => other.prefix === prefix);
    return [
      ...(own ? [`${name} must not claim "${prefix}": the shell answers ${own} itself. Give it a longer prefix.`] : []),
      ...(rival ? [`${name} and ${rival.name} both claim "${prefix}". Take it out of one svc.json.`] : []),
      ...(/[?#%*:\s]/.test(prefix) ? [`${name} claims "${prefix}", which is no plain path.`] : []),
    ];
  });
}
