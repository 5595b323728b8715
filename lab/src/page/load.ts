import { Agent, get } from 'node:http';

const CONNECTIONS = 8;

/** Asks for the paths in their order over kept-alive connections; a page that does not answer 200 ends the run. */
export async function load(origin: string, paths: readonly string[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const left = paths.values();
  const visitor = async () => {
    for (const path of left) {
      const { status } = await ask(origin, path, 'br', agent);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  } finally {
    agent.destroy();
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
