import type { MigrationInterface, QueryRunner } from 'typeorm';
import { kept, notKept, TABLES } from './1764100000001-search-row-bitmaps.ts';

/**
 * Rows are counted without bitmaps, so that none are kept. The version before counts without them too where its tables of facts are empty;
 * they, the slots and the functions may go once no such version is in use.
 */
export class CountedByRows1764110000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        ${notKept(table)}
        alter table ${table} alter column slot drop default;
        delete from ${table}_facts;
        delete from ${table}_bitmaps`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.query(`
        ${kept(table)}
        alter table ${table} alter column slot set default nextval('${table}_slot_seq')`);
    }
  }
}
