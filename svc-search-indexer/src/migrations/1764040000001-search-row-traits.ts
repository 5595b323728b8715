import type { MigrationInterface, QueryRunner } from 'typeorm';

const FEE_BASES = ['contingency', 'flat', 'hourly'];
const LANGUAGES = ['en', 'es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'pt', 'hi', 'pl', 'de', 'it', 'ja'];
/** Behind the bits of four flags. */
const FIRST_BIT = 4;

const bits = [
  ...FEE_BASES.map((value) => ({ column: 'fee_basis', value })),
  ...LANGUAGES.map((value) => ({ column: 'languages', value })),
].map((trait, index) => ({ ...trait, bit: 1 << (FIRST_BIT + index) }));
const listed = LANGUAGES.map((language) => `'${language}'`).join(', ');
const offered = bits.reduce((sum, { bit }) => sum | bit, 0);

/**
 * Fee bases and the languages that are offered as filters become bits of a row's `flags`, other languages lexemes: to look into an array took
 * a microsecond for each row, several times what all other filters take, and to count by its values twice as much.
 */
export class SearchRowTraits1764040000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set local statement_timeout = 0');
    const added = bits.map(({ column, value, bit }) => `case when '${value}' = any(${column}) then ${bit} else 0 end`);
    await runner.query(`
      update search_rows set flags = flags | ${added.join(' | ')},
        tsv = tsv || array_to_tsvector(array(select 'l:' || code from unnest(languages) code where code not in (${listed})));
      drop index search_rows_quality;
      alter table search_rows drop column languages, drop column fee_basis;
      create index search_rows_quality on search_rows (quality desc, id)
        include (category_id, rating, price, flags, hours, state, city_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const valuesOf = (of: string): string => {
      const rows = bits.filter(({ column }) => column === of).map(({ value, bit }) => `('${value}', ${bit})`);
      return `array(select v.value from (values ${rows.join(', ')}) v(value, bit) where flags & v.bit <> 0)`;
    };
    const others = `array(select substr(t.lexeme, 3) from unnest(tsv) t where t.lexeme like 'l:%')`;
    await runner.query('set local statement_timeout = 0');
    await runner.query(`
      alter table search_rows add column languages text[] not null default '{}', add column fee_basis text[] not null default '{}';
      update search_rows set fee_basis = ${valuesOf('fee_basis')}, languages = ${valuesOf('languages')} || ${others};
      update search_rows set flags = flags & ~${offered},
        tsv = ts_delete(tsv, array(select t.lexeme from unnest(tsv) t where t.lexeme like 'l:%'));
      drop index search_rows_quality;
      create index search_rows_quality on search_rows (quality desc, id)
        include (category_id, rating, price, flags, hours, state, city_key, languages, fee_basis);
    `);
  }
}
