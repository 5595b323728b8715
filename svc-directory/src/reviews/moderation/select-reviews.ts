import { CommandFailed } from '@lawdex/svc-kit';
import type { DataSource } from 'typeorm';
import type { Selection } from './command.ts';
import type { Listed } from './listed-text.core.ts';
import { IS_FIRM, SELECTED } from './moderation.sql.ts';

/** The newest `most` reviews that are meant. A slug that no firm has is told, because nothing found would sound like good news. */
export async function selectReviews(db: DataSource, of: Selection, most: number): Promise<Listed[]> {
  const { ids, firm, since, sender, like, isHeld, copiesOf } = of;
  const rows = await db.query<Listed[]>(SELECTED, [ids, firm, since, sender, like, isHeld, copiesOf, most]);
  if (rows.length > 0 || of.firm === null || (await db.query<object[]>(IS_FIRM, [of.firm])).length > 0) return rows;
  const how = "--firm takes the end of its page's address: /business/<slug>.";
  throw new CommandFailed(`There is no firm "${of.firm}". ${how}`);
}
