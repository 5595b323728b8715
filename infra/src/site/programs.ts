import { upstreamsText, type ServiceDescription, type Upstream } from '@lawdex/contracts';
import type { Mode } from '../build/build-releases.ts';
import { hearersOf } from '../services/relations.core.ts';
import type { DataPaths } from '../files/paths.ts';
import type { Settings } from './settings.core.ts';
import type { ChildSpec } from './supervised.ts';

export interface Addresses {
  shell: string;
  /** Service -> base URL. */
  services: ReadonlyMap<string, string>;
}

export interface Surroundings {
  services: readonly ServiceDescription[];
  addresses: Addresses;
  mode: Mode;
  /** More environment for every program. */
  env?: Record<string, string>;
}

/** The services behind the gateway: all that answer some path or add to the sitemap. */
export const upstreamsAt = (services: readonly ServiceDescription[], { services: urls }: Addresses): Upstream[] =>
  services
    .filter(({ prefixes, sitemaps = [] }) => prefixes.length > 0 || sitemaps.length > 0)
    .map(({ name, prefixes, sitemaps }) => ({ name, url: urlOf(urls, name), prefixes, ...(sitemaps && { sitemaps }) }));

const urlOf = (urls: ReadonlyMap<string, string>, name: string): string => {
  const url = urls.get(name);
  if (url === undefined) throw new Error(`${name} has no address.`);
  return url;
};

export function serviceProgram(
  service: ServiceDescription,
  databaseUrl: string | undefined,
  internalToken: string,
  { services, addresses, mode, env }: Surroundings,
): ChildSpec {
  const url = urlOf(addresses.services, service.name);
  const consumers = hearersOf(services, service.name).map(({ name }) => urlOf(addresses.services, name));
  return {
    name: service.name,
    program: `${service.name}/dist/main.js`,
    readyUrl: `${url}/health/ready`,
    liveUrl: `${url}/health/live`,
    env: {
      NODE_ENV: mode,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
      INTERNAL_TOKEN: internalToken,
      LOG_LEVEL: 'info',
      ...(consumers.length > 0 ? { EVENT_CONSUMERS: consumers.join(',') } : {}),
      NODE_OPTIONS: SMALL_YOUNG_GENERATION,
      ...env,
    },
    advice: (log) => (log.includes('EADDRINUSE') ? ['Its port was taken in the same moment: start again.'] : []),
  };
}

/** V8 alone takes twice as much for what is young. See docs/RELIABILITY.md. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=8';

/** Bounds V8 and the allocator, with which the shell would keep 700 MB after some thousand pages. See docs/RELIABILITY.md. */
const MODEST_MEMORY = {
  NODE_OPTIONS: `${SMALL_YOUNG_GENERATION} --max-old-space-size=256`,
  MALLOC_ARENA_MAX: '2',
};

/** The shell refuses visitors while others work, so its session gets more of the cores, as by `cpu_shares` among containers. */
const SHELL_FIRST = -10;

export function shellProgram(
  settings: Settings,
  paths: DataPaths,
  { services, addresses, mode, env }: Surroundings,
): ChildSpec {
  return {
    name: 'shell',
    program: 'shell/dist/http/main.js',
    sessionNice: SHELL_FIRST,
    readyUrl: `${addresses.shell}/health/ready`,
    liveUrl: `${addresses.shell}/health/live`,
    env: {
      NODE_ENV: mode,
      HOST: settings.host,
      PORT: String(settings.port),
      PUBLIC_ORIGIN: settings.origin,
      UPSTREAMS: upstreamsText(upstreamsAt(services, addresses)),
      RELEASES_DIR: settings.releasesDir,
      REGISTRY_FILE: paths.registry,
      VISITORS_FILE: paths.visitors,
      DEMO_DATA: String(settings.demoData),
      LOG_LEVEL: 'info',
      ...MODEST_MEMORY,
      ...settings.shellVariables,
      ...env,
    },
    advice: (log) =>
      log.includes('EADDRINUSE') ? [`Port ${settings.port} was taken in the same moment: choose another PORT.`] : [],
  };
}
