import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { upstreamsText } from '@lawdex/contracts';
import type { ServiceDescription, Upstream } from '@lawdex/contracts';
import type { Databases } from './open-databases.ts';
import { ROOT } from './paths.ts';
import type { DataPaths } from './paths.ts';
import type { Settings } from './settings.core.ts';
import type { SiteOptions } from './site.ts';
import type { ChildSpec } from './supervised.ts';

/** Where the processes listen. */
export interface Addresses {
  directory: string;
  search: string;
  shell: string;
}

type Extra = Pick<SiteOptions, 'env' | 'mode'>;

export function serviceSpecs(
  addresses: Addresses,
  databases: Databases,
  internalToken: string,
  extra: Extra,
): ChildSpec[] {
  const service = (name: string, url: string, databaseUrl: string, env: Record<string, string> = {}): ChildSpec => ({
    name,
    program: `${name}/dist/main.js`,
    readyUrl: `${url}/health/ready`,
    env: {
      NODE_ENV: extra.mode,
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      DATABASE_URL: databaseUrl,
      INTERNAL_TOKEN: internalToken,
      LOG_LEVEL: 'info',
      ...env,
      ...extra.env,
    },
    advice: (log) => (log.includes('EADDRINUSE') ? ['Its port was taken in the same moment: start again.'] : []),
  });
  return [
    service('svc-search-indexer', addresses.search, databases.search.app),
    service('svc-directory', addresses.directory, databases.directory.app, { EVENT_CONSUMERS: addresses.search }),
  ];
}

export function shellSpec(addresses: Addresses, settings: Settings, paths: DataPaths, extra: Extra): ChildSpec {
  const optional = ['BLOG_URL', 'ANALYTICS_ID', 'ANALYTICS_SCRIPT_URL'].flatMap((name) => {
    const value = process.env[name];
    return value ? [[name, value] as const] : [];
  });
  return {
    name: 'shell',
    program: 'shell/dist/http/main.js',
    readyUrl: `${addresses.shell}/health/ready`,
    env: {
      NODE_ENV: extra.mode,
      HOST: settings.host,
      PORT: String(settings.port),
      PUBLIC_ORIGIN: settings.origin,
      DIRECTORY_URL: addresses.directory,
      SEARCH_URL: addresses.search,
      UPSTREAMS: upstreamsText(upstreamsAt(addresses)),
      RELEASES_DIR: settings.releasesDir,
      REGISTRY_FILE: paths.registry,
      DEMO_DATA: String(settings.demoData),
      LOG_LEVEL: 'info',
      ...Object.fromEntries(optional),
      ...extra.env,
    },
    advice: (log) =>
      log.includes('EADDRINUSE') ? [`Port ${settings.port} was taken in the same moment: choose another PORT.`] : [],
  };
}

/** What the gateway stands before: the services' own descriptions, with where they listen now. */
export function upstreamsAt(addresses: Addresses): Upstream[] {
  const describe = (name: string) =>
    JSON.parse(readFileSync(join(ROOT, name, 'svc.json'), 'utf8')) as ServiceDescription;
  return [
    { url: addresses.directory, ...pick(describe('svc-directory')) },
    { url: addresses.search, ...pick(describe('svc-search-indexer')) },
  ];
}

const pick = ({ name, prefixes }: ServiceDescription) => ({ name, prefixes });
