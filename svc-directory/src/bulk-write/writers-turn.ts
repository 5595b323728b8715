import type { ClientBase } from 'pg';

/** Imports and the demo data take turns until their transaction ends, so that neither sees half of the other. */
export async function takeWritersTurn(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('lawdex bulk write'))`);
}
