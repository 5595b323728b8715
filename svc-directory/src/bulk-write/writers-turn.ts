import { IN_BULK } from '@lawdex/svc-kit';
import type { ClientBase } from 'pg';

/**
 * Imports and the demo data take turns until their transaction ends, so that neither sees half of the other; and what they tell others waits
 * until they have heard of what visitors write.
 */
export async function takeWritersTurn(client: ClientBase): Promise<void> {
  await client.query(IN_BULK);
  await client.query(`select pg_advisory_xact_lock(hashtext('lawdex bulk write'))`);
}
