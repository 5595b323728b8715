/** What of a compose file is read here; its schema is checked before. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  secrets?: Record<string, { file?: string; environment?: string }>;
  networks?: Record<string, ComposeNetwork | null>;
  volumes?: Record<string, unknown>;
}

export interface ComposeNetwork {
  internal?: boolean;
  enable_ipv6?: boolean;
  ipam?: { config?: { subnet?: string; ip_range?: string; gateway?: string }[] };
}

export interface ComposeService {
  image?: string;
  build?: { context?: string; dockerfile?: string; target?: string; args?: Record<string, string> };
  command?: string | string[];
  entrypoint?: string | string[];
  environment?: Record<string, string | number | boolean | null>;
  secrets?: string[];
  ports?: string[];
  networks?: string[] | Record<string, { ipv4_address?: string; ipv6_address?: string } | null>;
  network_mode?: string;
  volumes?: string[];
  tmpfs?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  profiles?: string[];
  user?: string;
  init?: boolean;
  read_only?: boolean;
  privileged?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  restart?: string;
  stop_grace_period?: string;
  logging?: { driver?: string; options?: Record<string, string> };
}

/** Whether it does its work and ends, as others wait for. */
export const isJob = (service: ComposeService): boolean => service.restart === 'no';

/** Those that start with these profiles, each after those that it depends on. */
export function inOrder(file: ComposeFile, profiles: readonly string[]): string[] {
  const isWanted = ({ profiles: own = [] }: ComposeService) =>
    own.length === 0 || own.some((one) => profiles.includes(one));
  const ordered = new Set<string>();
  const add = (name: string, before: readonly string[]): void => {
    const service = file.services[name];
    if (!service || ordered.has(name) || before.includes(name) || !isWanted(service)) return;
    for (const other of Object.keys(service.depends_on ?? {})) add(other, [...before, name]);
    ordered.add(name);
  };
  for (const name of Object.keys(file.services)) add(name, []);
  return [...ordered];
}
