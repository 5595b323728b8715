import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends raw bytes and reads until the server closes. End the request with `Connection: close`. */
export function sendRaw(origin: string, bytes: string): Promise<RawAnswer> {
  const socket = dial(origin);
  socket.write(bytes);
  return readRaw(socket);
}

/** Opens a connection, from another loopback address if given. */
export function dial(origin: string, localAddress?: string): Socket {
  const { hostname, port } = new URL(origin);
  return connect({ host: hostname, port: Number(port), ...(localAddress && { localAddress }) });
}

export function readRaw(socket: Socket): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    socket.setEncoding('latin1').on('data', (data: string) => (text += data));
    // The server may close a connection that still sends.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(parse(text)));
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(first)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  };
}
