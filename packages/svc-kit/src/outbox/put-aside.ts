import type { DataSource } from 'typeorm';

/** An event that a consumer refused for good; it waits here for somebody to look at it. */
export interface PutAsideEvent {
  consumer: string;
  type: string;
  subjectId: string;
  version: number;
  reason: string;
  attempts: number;
  putAsideAt: Date;
}

const MOST_SHOWN = 200;

/** The latest first. */
export const readPutAside = (db: DataSource): Promise<PutAsideEvent[]> =>
  db.query(
    `select consumer, type, subject_id as "subjectId", version, reason, attempts, put_aside_at as "putAsideAt"
     from outbox_put_aside order by put_aside_at desc limit ${MOST_SHOWN}`,
  );

/** Announces the subjects of all of them anew: each is sent as it is by then. Answers how many. */
export async function sendPutAsideAgain(db: DataSource): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(
    `with taken as (delete from outbox_put_aside returning type, subject_id, version),
     announced as (
       insert into outbox_events (type, subject_id, version)
       select type, subject_id, max(version) from taken group by type, subject_id returning 1)
     select count(*)::int as count from announced`,
  );
  return row?.count ?? 0;
}
