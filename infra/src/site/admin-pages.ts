import { existsSync, readFileSync } from 'node:fs';
import type { ServiceDescription } from '@lawdex/contracts';
import { writeDurably } from '../files/write-durably.ts';
import { freePort } from '../processes/free-port.ts';
import { secretOf } from '../services/names.core.ts';
import type { Secrets } from '../databases/secrets.ts';
import type { Settings } from './settings.core.ts';

/** Where a service has its pages for operators, and how they are opened: `secret` is the name of the token in secrets.json. */
export type AdminPages = Awaited<ReturnType<typeof adminPagesOf>>[number];

type Service = Pick<ServiceDescription, 'name' | 'shortName' | 'admin'>;

/** They listen on this machine alone: whoever is elsewhere comes by ssh. */
export function adminPagesOf(
  services: readonly Service[],
  { adminPorts }: Pick<Settings, 'adminPorts'>,
  secrets: Pick<Secrets, 'of'>,
) {
  return Promise.all(
    services
      .filter(({ admin }) => admin)
      .map(async (service) => {
        const port = String(adminPorts[service.name] ?? (await freePort()));
        const secret = secretOf(service, 'ADMIN_TOKEN');
        const env = { ADMIN_PORT: port, ADMIN_TOKEN: secrets.of(secret) };
        return { service: service.name, url: `http://127.0.0.1:${port}`, secret, env };
      }),
  );
}

/** For commands that operators type while the site runs. */
export function keepAdminPages(file: string, pages: readonly AdminPages[]): void {
  writeDurably(file, `${JSON.stringify(Object.fromEntries(pages.map(({ service, url }) => [service, url])))}\n`);
}

/** Variables that tell a service's command where its pages are; empty when the site was never started with them. */
export function adminVariables(file: string, service: Service, secrets: Pick<Secrets, 'of'>): Record<string, string> {
  if (!service.admin || !existsSync(file)) return {};
  const urls = new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
  const url = urls.get(service.name);
  return url === undefined ? {} : { ADMIN_URL: url, ADMIN_TOKEN: secrets.of(secretOf(service, 'ADMIN_TOKEN')) };
}
