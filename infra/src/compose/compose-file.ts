import { parse } from 'yaml';

/** The part of a compose file that is read here; the specification's schema checks the rest. */
export interface ComposeFile {
  services: Record<string, ComposeService>;
  networks?: Record<string, { internal?: boolean } | null>;
}

export interface ComposeService {
  build?: { target?: string; args?: Record<string, string> };
  command?: string | string[];
  environment?: Record<string, string | number | boolean | null>;
  secrets?: string[];
  ports?: string[];
  networks?: string[] | Record<string, unknown>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  profiles?: string[];
  image?: string;
  volumes?: string[];
  tmpfs?: string[];
  user?: string;
  read_only?: boolean;
  cap_add?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
  cpu_shares?: number;
  restart?: string;
}

/** Its anchors stand in each other, which the parser would take for an attack. */
export const readCompose = (text: string): ComposeFile =>
  parse(text, { merge: true, maxAliasCount: -1 }) as ComposeFile;
