import { IN_BULK } from '@lawdex/svc-kit/commands';
import type { ClientBase } from 'pg';

/** Lets imports and demo data take turns until their transaction ends, so that neither sees half of the other. Their events wait for those of visitors. */
export async function takeWritersTurn(client: ClientBase): Promise<void> {
  await client.query(IN_BULK);
  await client.query(`select pg_advisory_xact_lock(hashtext('lawdex bulk write'))`);
}
