import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class RepublishService {
  constructor(private readonly db: DataSource) {}

  everything(): Promise<{ categories: number; businesses: number }> {
    return this.db.transaction(async (tx) => {
      // A million rows take longer than any request of a visitor may.
      await tx.query('set local statement_timeout = 0');
      const announce = async (type: string, table: string): Promise<number> => {
        const [row]: { count: number }[] = await tx.query(
          `with announced as (
             insert into outbox_events (type, subject_id, version) select $1, id, version from ${table} returning 1)
           select count(*)::int as count from announced`,
          [type],
        );
        return row?.count ?? 0;
      };
      const categories = await announce('category.changed', 'categories');
      return { categories, businesses: await announce('business.changed', 'businesses') };
    });
  }
}
