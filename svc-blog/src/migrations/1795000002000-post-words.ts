import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many words a post has, counted when it is written: counting them for each reader took longer than all the rest of an answer. */
export class PostWords1795000002000 implements MigrationInterface {
  name = 'PostWords1795000002000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      alter table blog_posts add column words integer not null generated always as (
        case when plain_text ~ '\S' then cardinality(regexp_split_to_array(btrim(plain_text, E' \n\t'), '\s+')) else 0 end) stored`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table blog_posts drop column words');
  }
}
