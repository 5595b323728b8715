import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HttpServer {
  url: string;
  port: number;
  close(): Promise<void>;
}

/** On a free port of the loopback interface. */
export async function httpServer(answer?: RequestListener): Promise<HttpServer> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  };
  return { url: `http://127.0.0.1:${port}`, port, close };
}

/** Another process may take it before it is used. */
export async function freePort(): Promise<number> {
  const { port, close } = await httpServer();
  await close();
  return port;
}
