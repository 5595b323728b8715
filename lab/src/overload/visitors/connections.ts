import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { readHead } from './answer.core.ts';
import type { AnswerHead } from './answer.core.ts';

export interface Ask {
  text: string;
  /** When the visitor wanted it. */
  since: number;
  sentAt: number | null;
  /** Null when the visitor got no answer: the connection was lost, or it went on for too long. */
  done(head: AnswerHead | null): void;
}

interface Connection {
  socket: Socket;
  ask: Ask | null;
  head: AnswerHead | null;
  /** The head of an answer, as far as it has come. */
  text: string;
  received: number;
}

export interface ConnectionsOptions {
  port: number;
  most: number;
  /** A visitor goes away when there is no answer after so many milliseconds. */
  patience: number;
}

const LOOK_MS = 100;
const BUFFER_BYTES = 64 * 1024;

/**
 * Kept-alive connections, each with one request at a time; who finds none free waits. Plain sockets, because undici needs
 * twice the CPU for the same requests, which it would take away from the site on the same machine.
 */
export class Connections {
  private readonly free: Connection[] = [];
  private readonly open = new Set<Connection>();
  private waiting: Ask[] = [];
  private readonly options: ConnectionsOptions;
  private readonly watch: NodeJS.Timeout;
  /** Whatever arrives is read at once, so that one buffer is enough for all. */
  private readonly buffer = Buffer.alloc(BUFFER_BYTES);

  constructor(options: ConnectionsOptions) {
    this.options = options;
    this.watch = setInterval(() => this.leaveUnanswered(), LOOK_MS);
  }

  ask(ask: Ask): void {
    const connection = this.free.pop();
    if (connection) return this.send(connection, ask);
    this.waiting.push(ask);
    if (this.open.size < this.options.most) this.connect();
  }

  close(): void {
    clearInterval(this.watch);
    for (const { socket } of this.open) socket.destroy();
  }

  private connect(): void {
    const onread = {
      buffer: this.buffer,
      callback: (bytes: number) => {
        this.receive(connection, bytes);
        return true;
      },
    };
    const socket = connect({ port: this.options.port, host: '127.0.0.1', noDelay: true, onread });
    const connection: Connection = { socket, ask: null, head: null, text: '', received: 0 };
    this.open.add(connection);
    socket.on('connect', () => this.release(connection));
    socket.on('error', () => undefined);
    socket.on('close', () => this.lose(connection));
  }

  private send(connection: Connection, ask: Ask): void {
    connection.ask = ask;
    connection.head = null;
    connection.text = '';
    connection.received = 0;
    ask.sentAt = performance.now();
    connection.socket.write(ask.text, 'latin1');
  }

  private receive(connection: Connection, bytes: number): void {
    connection.received += bytes;
    if (!connection.head) {
      connection.text += this.buffer.toString('latin1', 0, bytes);
      connection.head = readHead(connection.text);
    }
    const { head } = connection;
    if (head?.length == null || connection.received < head.length) return;
    this.settle(connection, head);
    if (head.keepsAlive) this.release(connection);
    else connection.socket.destroy();
  }

  private settle(connection: Connection, head: AnswerHead | null): void {
    const { ask } = connection;
    connection.ask = null;
    ask?.done(head);
  }

  private release(connection: Connection): void {
    const next = this.waiting.shift();
    if (next) this.send(connection, next);
    else this.free.push(connection);
  }

  private lose(connection: Connection): void {
    this.open.delete(connection);
    const index = this.free.indexOf(connection);
    if (index >= 0) this.free.splice(index, 1);
    // Without a length, the end of the connection is the end of the answer.
    this.settle(connection, connection.head?.length === null ? connection.head : null);
    if (this.waiting.length > this.open.size) this.connect();
  }

  private leaveUnanswered(): void {
    const oldest = performance.now() - this.options.patience;
    for (const { ask, socket } of this.open) if (ask && ask.since < oldest) socket.destroy();
    const gone = this.waiting.filter(({ since }) => since < oldest);
    if (gone.length > 0) this.waiting = this.waiting.filter(({ since }) => since >= oldest);
    for (const ask of gone) ask.done(null);
  }
}
