import { Agent, get } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const CONNECTIONS = 8;

/** Time for a gate that was full to let the line through. */
const REFUSED_MS = 1_000;

/** Asks for the paths in their order over kept-alive connections, and again when refused. Answers how often that was. */
export async function load(origin: string, paths: readonly string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const left = paths.values();
  let refused = 0;
  const visitor = async () => {
    for (const path of left) refused += await served(origin, path, agent);
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
    return refused;
  } finally {
    agent.destroy();
  }
}

/** Asks until the page is there, because one that nobody renders costs next to nothing. Answers how often it was refused. */
export async function served(origin: string, path: string, agent?: Agent): Promise<number> {
  for (let refused = 0; ; refused += 1) {
    const { status } = await ask(origin, path, 'br', agent);
    if (status === 200) return refused;
    if (status !== 503) throw new Error(`${path} answered ${status}`);
    await delay(REFUSED_MS);
  }
}

export function ask(
  origin: string,
  path: string,
  encoding: string,
  agent?: Agent,
): Promise<{ status: number; body: Buffer }> {
  // "localhost" may be looked up anew for each connection; that is not what is measured.
  const url = new URL(path, origin.replace('localhost', '127.0.0.1'));
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    });
    request.on('error', reject);
  });
}
