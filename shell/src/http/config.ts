import path from 'node:path';
import {
  environmentOrThrow,
  flag,
  httpsUrl,
  integer,
  optional,
  optionalText,
  origin,
  port,
  text,
  upstreamsVariable,
} from '@lawdex/contracts';
import type { Analytics, Environment, Upstream } from '@lawdex/contracts';

export interface ShellConfig {
  host: string;
  port: number;
  origin: string;
  demoData: boolean;
  /** Loaded after consent only; nothing is when it is not configured. */
  analytics: Analytics | null;
  /** The services behind the gateway; the longest prefix wins. */
  upstreams: Upstream[];
  releasesDir: string;
  registryFile: string;
  workers: number;
  /** Milliseconds that a page may take before the visitor gets the client-rendered one. */
  renderDeadline: number;
  logLevel: string;
}

const VARIABLES = {
  HOST: text('127.0.0.1'),
  PORT: port(3000),
  PUBLIC_ORIGIN: optional(origin()),
  DEMO_DATA: flag(true),
  ANALYTICS_ID: optionalText(),
  UPSTREAMS: upstreamsVariable(),
  RELEASES_DIR: text('releases'),
  REGISTRY_FILE: text(),
  RENDER_WORKERS: integer({ min: 1, max: 64, fallback: 2 }),
  RENDER_DEADLINE_MS: integer({ min: 1, max: 60_000, fallback: 800 }),
  LOG_LEVEL: text('info'),
};
const ADVICE = 'npm start sets these variables; by hand, see README.md, "Configuration".';

export function readConfig(env: Environment): ShellConfig {
  const config = environmentOrThrow(VARIABLES, env, ADVICE);
  return {
    host: config.HOST,
    port: config.PORT,
    origin: config.PUBLIC_ORIGIN ?? `http://localhost:${config.PORT}`,
    demoData: config.DEMO_DATA,
    analytics: config.ANALYTICS_ID ? analytics(config.ANALYTICS_ID, env) : null,
    upstreams: config.UPSTREAMS,
    releasesDir: path.resolve(config.RELEASES_DIR),
    registryFile: path.resolve(config.REGISTRY_FILE),
    workers: config.RENDER_WORKERS,
    renderDeadline: config.RENDER_DEADLINE_MS,
    logLevel: config.LOG_LEVEL,
  };
}

/** An id without a script would never measure anything, so the script is required with it. */
function analytics(id: string, env: Environment): Analytics {
  const { ANALYTICS_SCRIPT_URL } = environmentOrThrow({ ANALYTICS_SCRIPT_URL: httpsUrl() }, env, ADVICE);
  return { id, scriptUrl: ANALYTICS_SCRIPT_URL };
}
