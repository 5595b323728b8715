import path from 'node:path';
import {
  ConfigError,
  environmentOrThrow,
  flag,
  httpsUrl,
  integer,
  oneOf,
  optional,
  optionalText,
  origin,
  port,
  text,
  upstreamsVariable,
  VISITOR_LIMITS,
} from '@lawdex/contracts';
import type { Analytics, Environment, Upstream, VisitorLimits } from '@lawdex/contracts';
import { upstreamProblems } from './gateway/upstream-problems.core.ts';

export interface ShellConfig {
  host: string;
  port: number;
  origin: string;
  demoData: boolean;
  /** Loaded after consent only; nothing is when it is not configured. */
  analytics: Analytics | null;
  /** The services behind the gateway. */
  upstreams: Upstream[];
  releasesDir: string;
  registryFile: string;
  workers: number;
  /** Milliseconds that a page may take before the visitor gets the client-rendered one. */
  renderDeadline: number;
  /** Milliseconds that a render worker may take to load a release set before the set is refused. */
  startDeadline: number;
  /** What one visitor may ask for, by the names of the variables. */
  limits: VisitorLimits;
  logLevel: string;
}

const VARIABLES = {
  HOST: text('127.0.0.1'),
  PORT: port(3000),
  PUBLIC_ORIGIN: optional(origin()),
  DEMO_DATA: flag(true),
  ANALYTICS_ID: optionalText(),
  ANALYTICS_SCRIPT_URL: optional(httpsUrl()),
  UPSTREAMS: upstreamsVariable(),
  RELEASES_DIR: text('releases'),
  REGISTRY_FILE: text(),
  RENDER_WORKERS: integer({ min: 1, max: 64, fallback: 2 }),
  RENDER_DEADLINE_MS: integer({ min: 10, max: 60_000, fallback: 800 }),
  RENDER_START_DEADLINE_MS: integer({ min: 100, max: 120_000, fallback: 10_000 }),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  ...VISITOR_LIMITS,
};

const ADVICE = 'npm start sets these variables; shell/README.md, "Environment", says what each one holds.';

/** Throws with every problem at once, so that a wrong set-up is put right in one go. */
export function readConfig(env: Environment): ShellConfig {
  const read = environmentOrThrow(VARIABLES, env, ADVICE);
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
    limits: read,
    logLevel: read.LOG_LEVEL,
  };
}

function analyticsOf(id: string | undefined, scriptUrl: string | undefined): Analytics | null {
  if (!id) return null;
  if (!scriptUrl) throw new ConfigError('ANALYTICS_ID is set, so ANALYTICS_SCRIPT_URL must be set too.');
  return { id, scriptUrl };
}
