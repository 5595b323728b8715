import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import type pg from 'pg';
import { connected } from '../../databases/ask.ts';

/** The bytes with which a tar archive ends; the server leaves them out. */
const END_OF_TAR = Buffer.alloc(1024);
const DATA = 'd';

interface Connection {
  query(text: string): void;
  stream: { pause(): void; resume(): void };
}

/** Writes PostgreSQL's own base backup as a tar archive: every database at one point in time, also from another machine. */
export async function writeBaseBackup(adminUrl: string, to: Writable): Promise<void> {
  const replicating = { connectionString: adminUrl, replication: 'true' };
  const client = await connected(replicating).catch((error: unknown) => {
    throw mayNotReplicate(error) ?? error;
  });
  try {
    // Its log is sent last. Without a slot, what a checkpoint meanwhile does not need any more is gone by then; this one ends with the connection.
    const slot = `lawdex_backup_${randomBytes(8).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`);
    await new Promise<void>((resolve, reject) => {
      to.once('error', reject);
      void client.query(new BaseBackup(to, resolve, reject) as unknown as pg.QueryConfig);
    });
  } finally {
    await client.end().catch(() => undefined);
  }
  to.end(END_OF_TAR);
  await once(to, 'finish');
}

/** As managed servers answer: their admins may not, or nobody may from outside. */
function mayNotReplicate(error: unknown): Error | null {
  const { code, message } = error as { code?: unknown; message?: string };
  if (code !== '42501' && code !== '28000') return null;
  return new Error(
    `PostgreSQL lets this login copy no whole server (${message}). In infra/.env, BACKUP_BY=dump backs up each database instead; BACKUP_BY=off leaves it to whoever runs that server.`,
    { cause: error },
  );
}

/** `pg` calls these methods while the server answers. The bytes go on as they come, and the server waits while they cannot. */
class BaseBackup {
  private failure: Error | null = null;
  private isWaiting = false;

  constructor(
    private readonly to: Writable,
    private readonly resolve: () => void,
    private readonly reject: (error: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.query(`BASE_BACKUP (LABEL 'lawdex', CHECKPOINT 'fast', WAL true, MANIFEST 'no', TARGET 'client')`);
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: Connection): void {
    if (String.fromCharCode(chunk[0] ?? 0) !== DATA) return;
    // A copy, because the client uses its buffer again.
    if (this.to.write(Buffer.from(chunk.subarray(1))) || this.isWaiting) return;
    // Pieces that are on their way still come after a pause.
    this.isWaiting = true;
    connection.stream.pause();
    this.to.once('drain', () => {
      this.isWaiting = false;
      connection.stream.resume();
    });
  }

  handleError(error: Error): void {
    this.failure = error;
    this.reject(error);
  }

  handleReadyForQuery(): void {
    if (!this.failure) this.resolve();
  }

  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
  handlePortalSuspended(): void {}
}
