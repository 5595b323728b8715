import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LIFTED_LIMITS } from '../lifted-limits.ts';
import { serverAccount } from '../postgres/account.ts';
import { freePort } from '../processes/free-port.ts';
import { ChildrenFile } from '../start/children-file.ts';
import { StartError } from '../start/errors.ts';
import { ROOT } from '../start/paths.ts';
import { binaryOf } from './binaries.ts';
import { Topology } from './topology.ts';

/** What takes long to make, and is made anew when it has to be. */
const KEPT = ['images', 'packed'];

export interface OwnTopology {
  topology: Topology;
  dataDir: string;
  /** Ends everything; the images stay for the next time. */
  remove(): Promise<void>;
}

export interface OwnTopologyOptions {
  /** Where it lives, below .cache. */
  name: string;
  firms: number;
  env?: Record<string, string>;
  say: (line: string) => void;
}

/** The containers as processes, with demo firms and the limits of tests, for a drill or for journeys. Not started yet. */
export async function ownTopology({ name, firms, env, say }: OwnTopologyOptions): Promise<OwnTopology> {
  if (!binaryOf('caddy')) throw new StartError('Caddy is not installed: apt-get install caddy, or put it into PATH.');
  const dataDir = join(ROOT, '.cache', name);
  const clear = () => {
    for (const entry of readdirSync(dataDir)) {
      if (!KEPT.includes(entry)) rmSync(join(dataDir, entry), { recursive: true });
    }
  };
  mkdirSync(dataDir, { recursive: true });
  // One that was killed leaves its data behind, which would not be what this one begins with.
  await new ChildrenFile(join(dataDir, 'children.json')).endLeftovers();
  clear();
  const topology = new Topology({
    dataDir,
    port: await freePort(),
    account: serverAccount(dataDir),
    profiles: ['demo'],
    env: { DEMO_DATA: 'true', DEMO_FIRMS: String(firms), ...LIFTED_LIMITS, ...env },
    say,
  });
  const remove = async () => {
    await topology.stop();
    clear();
  };
  return { topology, dataDir, remove };
}
