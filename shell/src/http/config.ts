import path from 'node:path';
import type { Analytics } from '@lawdex/contracts';

export interface ShellConfig {
  host: string;
  port: number;
  origin: string;
  demoData: boolean;
  /** Loaded after consent only; nothing is when it is not configured. */
  analytics: Analytics | null;
  /** Path prefix of the API -> base URL of the service behind it; the longest prefix wins. */
  upstreams: { prefix: string; url: string }[];
  releasesDir: string;
  registryFile: string;
  workers: number;
  /** Milliseconds that a page may take before the visitor gets the client-rendered one. */
  renderDeadline: number;
  logLevel: string;
}

const SEARCH_PREFIXES = ['/api/businesses/search', '/api/analytics/', '/api/landing/', '/api/seo/'];

export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const port = wholeNumber(env, 'PORT', 3000);
  const origin = env.PUBLIC_ORIGIN || `http://localhost:${port}`;
  if (!/^https?:\/\/[^/]+\/?$/.test(origin)) {
    throw new Error(`PUBLIC_ORIGIN is "${origin}"; it must be a scheme and a host such as https://www.example.org.`);
  }
  const search = required(env, 'SEARCH_URL');
  return {
    host: env.HOST || '127.0.0.1',
    port,
    origin,
    demoData: env.DEMO_DATA !== 'false',
    analytics: readAnalytics(env),
    upstreams: [
      { prefix: '/api/', url: required(env, 'DIRECTORY_URL') },
      ...SEARCH_PREFIXES.map((prefix) => ({ prefix, url: search })),
      ...(env.BLOG_URL ? [{ prefix: '/api/blog/', url: env.BLOG_URL }] : []),
    ],
    releasesDir: path.resolve(env.RELEASES_DIR || 'releases'),
    registryFile: path.resolve(required(env, 'REGISTRY_FILE')),
    workers: wholeNumber(env, 'RENDER_WORKERS', 2),
    renderDeadline: wholeNumber(env, 'RENDER_DEADLINE_MS', 800),
    logLevel: env.LOG_LEVEL || 'info',
  };
}

function readAnalytics(env: NodeJS.ProcessEnv): Analytics | null {
  if (!env.ANALYTICS_ID) return null;
  const scriptUrl = required(env, 'ANALYTICS_SCRIPT_URL');
  if (!scriptUrl.startsWith('https://')) throw new Error(`ANALYTICS_SCRIPT_URL is "${scriptUrl}"; it must be https.`);
  return { id: env.ANALYTICS_ID, scriptUrl };
}

function required(env: NodeJS.ProcessEnv, name: string): string {
  const value = env[name];
  if (!value) throw new Error(`${name} is not set. npm start sets it; by hand, see README.md, "Configuration".`);
  return value;
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = env[name];
  if (!text) return fallback;
  if (!/^\d{1,6}$/.test(text)) throw new Error(`${name} is "${text}"; it must be a whole number.`);
  return Number(text);
}
