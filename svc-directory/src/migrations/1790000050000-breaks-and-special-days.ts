import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BUSINESS_CHECKS } from './directory-constraints.ts';

const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;
const WITHOUT_BREAKS = BUSINESS_CHECKS.filter((statement) => statement.includes('function valid_hours')).map(
  (statement) => statement.replace('create function', 'create or replace function'),
);

/** A day may have a break, and dates times of their own. What was right before still is, so that the version before writes on. */
export class BreaksAndSpecialDays1790000050000 implements MigrationInterface {
  name = 'BreaksAndSpecialDays1790000050000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function valid_spans(spans jsonb) returns boolean language sql immutable as $$
        select case when jsonb_typeof(spans) <> 'array' then false else not exists (
          select from jsonb_array_elements(spans) as times
          where case when jsonb_typeof(times) <> 'object' then true else
                  times - 'open' - 'close' <> '{}'
                  or coalesce(times ->> 'open', '') !~ ${TIME} or coalesce(times ->> 'close', '') !~ ${TIME} end) end $$`);
    await runner.query(`
      create function valid_special_days(days jsonb) returns boolean language sql immutable as $$
        select case when jsonb_typeof(days) <> 'array' then false else not exists (
          select from jsonb_array_elements(days) as day
          where case when jsonb_typeof(day) <> 'object' then true else
                  coalesce(day ->> 'date', '') !~ '^([0-9]{4}-)?[0-9]{2}-[0-9]{2}$'
                  or not public.valid_spans(coalesce(day -> 'spans', 'null')) end) end $$`);
    await runner.query(`
      create or replace function valid_hours(hours jsonb) returns boolean language sql immutable as $$
        select case when jsonb_typeof(hours) <> 'object' then false else not exists (
          select from jsonb_each(hours) as entry (day, times)
          where case when day = 'special' then not public.valid_special_days(times)
                when day not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun') then true
                when jsonb_typeof(times) <> 'object' then true
                else not public.valid_spans(jsonb_build_array(times - 'more') || coalesce(times -> 'more', '[]')) end) end $$`);
  }

  /** Fails as long as a business has a break or a special day. */
  async down(runner: QueryRunner): Promise<void> {
    for (const statement of WITHOUT_BREAKS) await runner.query(statement);
    await runner.query('drop function valid_special_days(jsonb), valid_spans(jsonb)');
  }
}
