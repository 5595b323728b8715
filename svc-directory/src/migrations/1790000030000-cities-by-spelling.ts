import type { MigrationInterface, QueryRunner } from 'typeorm';

/** To find a city by its name as somebody else spells it, who may be a robot that asks for many that are none. */
export class CitiesBySpelling1790000030000 implements MigrationInterface {
  name = 'CitiesBySpelling1790000030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index cities_by_spelling on cities (regexp_replace(normalize(city_key, nfkd), '[^a-z0-9]', '', 'g'))`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cities_by_spelling');
  }
}
