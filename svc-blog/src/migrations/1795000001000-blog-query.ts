import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is asked of `blog_posts.search`. */
export class BlogQuery1795000001000 implements MigrationInterface {
  name = 'BlogQuery1795000001000';

  async up(runner: QueryRunner): Promise<void> {
    // Words such as "the" are asked for only when there are no others. The last word may be the beginning of one.
    await runner.query(`
      create function blog_query(words text[], is_any boolean) returns tsquery language plpgsql immutable as $$
      declare
        telling text[] := array(
          select word from unnest(words) with ordinality as w (word, place)
          where numnode(plainto_tsquery('english', word)) > 0 order by place);
        word text;
        asked tsquery;
        query tsquery;
      begin
        if cardinality(telling) = 0 then telling := words; end if;
        foreach word in array telling loop
          asked := plainto_tsquery('english', word) || to_tsquery('simple',
            case when word = telling[cardinality(telling)] then word || ':*' else word end);
          query := case when query is null then asked when is_any then query || asked else query && asked end;
        end loop;
        return coalesce(query, '');
      end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function blog_query');
  }
}
