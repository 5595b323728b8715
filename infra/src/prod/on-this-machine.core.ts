import { mapTexts } from '../compose/interpolate.core.ts';
import type { ComposeService } from '../compose/model.core.ts';

/** What containers have of their own and plain processes share: each line is something that differs from Docker. */
export interface ThisMachine {
  /** Host and port as the compose file writes them -> where it listens here: `shell:3000` -> `127.0.0.1:41234`. */
  addresses: ReadonlyMap<string, string>;
  /** Folder of all containers -> folder here: `/run/secrets`, and each volume where it is mounted. */
  folders: ReadonlyMap<string, string>;
}

/** The service as it runs here: its names of hosts become ports of this machine, its folders those of this start. */
export function onThisMachine(service: ComposeService, { addresses, folders }: ThisMachine): ComposeService {
  const hosts = [...addresses].map(
    ([from, to]) => [new RegExp(`(?<![\\w.-])${escape(from)}(?!\\d)`, 'g'), to] as const,
  );
  const change = (text: string): string => {
    const withHosts = hosts.reduce((all, [from, to]) => all.replace(from, to), text);
    for (const [from, to] of folders) {
      if (withHosts === from || withHosts.startsWith(`${from}/`)) return to + withHosts.slice(from.length);
    }
    return withHosts;
  };
  const environment = mapTexts(service.environment ?? {}, change) as Record<string, string>;
  const command = mapTexts(service.command ?? [], change) as string[];
  return { ...service, environment, command };
}

/** The folders of its volumes: `releases:/data` is /data. */
export const mountsOf = ({ volumes = [] }: ComposeService): { volume: string; at: string }[] =>
  volumes.flatMap((text) => {
    const [volume = '', at = ''] = text.split(':');
    return /^[\w-]+$/.test(volume) ? [{ volume, at }] : [];
  });

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `20s`, `2m` -> seconds. */
export function secondsOf(text = '10s'): number {
  const [, amount = '10', unit = 's'] = /^(\d+)(s|m)$/.exec(text) ?? [];
  return Number(amount) * (unit === 'm' ? 60 : 1);
}
