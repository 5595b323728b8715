import { referencesIn } from './references.core.ts';
import type { ProgramVariables } from './section.core.ts';

/** Variables of the compose file that no program reads. */
const OWN: Record<string, string> = {
  PUBLIC_ORIGIN: 'Scheme and host of the site. The edge gets a certificate for it when it begins with https://.',
  SECRETS_DIR: 'Where docker/make-secrets.sh has put the secrets.',
  LAWDEX_VERSION: 'Which images run: the tag that they were built with.',
  LAWDEX_IMAGES: 'Where images are pulled from and published to, such as ghcr.io/you.',
  DEMO_DATA:
    'true says on every page that the listings are fictional; the profile demo fills an empty directory with them.',
  OTHER_ORIGINS: 'Other names of the site, which lead to PUBLIC_ORIGIN: https://example.org, https://example.net.',
  ACME_EMAIL: 'Where the maker of certificates writes to when something is wrong with yours.',
  ACME_CA: "Directory of another maker of certificates; Let's Encrypt without it.",
  EDGE_TRUSTED_PROXIES: 'Proxies before the edge, such as a CDN: addresses or ranges, separated by commas.',
  CLIENT_IP_HEADERS: 'Where those proxies say who the visitor is.',
  HTTP_PORT: 'Where the edge is reached; 127.0.0.1:8080 for a proxy on the same machine.',
  HTTPS_PORT: 'Where the edge is reached with TLS.',
  TRUSTED_PROXIES:
    'Whom the shells believe about visitors: the edge. A proxy before it belongs in EDGE_TRUSTED_PROXIES.',
  MEILI_URL: 'Empty to search with PostgreSQL alone, or the address of a Meilisearch elsewhere.',
  ALERTMANAGER_CONFIG:
    'Whom alerts are told: a file of yours, which begins as a copy of infra/monitoring/alertmanager.yml.',
  METRICS_KEPT: 'For how long Prometheus keeps numbers.',
  BACKUP_BY:
    'base copies the whole server, dump each database, off makes none; with PostgreSQL elsewhere it is dump unless told.',
  BACKUPS_KEPT: 'How many backups stay.',
  BACKUP_HOURS: 'Hours from one backup to the next.',
  BACKUP_COMMAND: 'Run after each backup, in its container: BACKUP_FILE is the backup.',
  SERVICE_PROCESSES:
    'How many processes of each service there are, on all machines; each takes connections of PostgreSQL.',
  POSTGRES_MAX_CONNECTIONS: 'Connections that PostgreSQL admits.',
  POSTGRES_SHARED_BUFFERS: 'Its cache: a quarter of its memory.',
};

const memory = (name: string): string | null =>
  name.endsWith('_MEMORY')
    ? `The most memory of ${name.slice(0, -'_MEMORY'.length).toLowerCase().replaceAll('_', '-')}.`
    : null;

/** A secret that may be left out is told by the name of its file. */
const inFile = (name: string, about: ReadonlyMap<string, string>): string => {
  const words = about.get(name.replace(/_FILE$/, ''));
  return words === undefined ? '' : `A file in its container that holds: ${words}`;
};

/** .env.example: every variable of the compose file, with what it is for; those that must be set first. */
export function envExample(file: unknown, variables: ProgramVariables): string {
  const about = new Map([...variables.values()].flat().map((one) => [one.name, one.about]));
  const fallbacks = new Map([...variables.values()].flat().map((one) => [one.name, one.fallback]));
  const references = new Map(referencesIn(file).map((reference) => [reference.name, reference]));
  const sorted = [...references.values()].sort(
    (a, b) => rank(a.required) - rank(b.required) || (a.name < b.name ? -1 : 1),
  );
  const entries = sorted.map(({ name, fallback, required }) => {
    const words = OWN[name] ?? memory(name) ?? about.get(name) ?? inFile(name, about);
    const value = fallback || fallbacks.get(name) || '';
    if (name === 'SECRETS_DIR') return `# ${words}\n# SECRETS_DIR=/etc/lawdex/secrets`;
    return required === null ? `# ${words}\n# ${name}=${value}` : `# ${words}\n${name}=`;
  });
  return `# Copied to infra/.env by docker/make-secrets.sh. What is commented out has the value that is shown.\n\n${entries.join('\n\n')}\n`;
}

const rank = (required: string | null): number => (required === null ? 1 : 0);

/** Names in an example. */
export const namesIn = (text: string): string[] =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);
