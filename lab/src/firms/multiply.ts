import { onConnection } from '@lawdex/infra/testing';

/** A copy of the first firms under other ids, names and addresses, in the same city. $1: number of the copy, $2: how many firms, $3: of which. */
const COPIES = `
  firms as (select id, name, row_number() over (order by created_at, id) - 1 as place, count(*) over () as total
    from businesses where id = any($3::uuid[])),
  copies as (
    select f.*, regexp_replace(f.name, '^\\S+', split_part(other.name, ' ', 1)) as other_name
    from firms f join firms other on other.place = (f.place * 7 + $1::int * 131) % f.total
    order by f.place limit $2::int)`;
const copyOf = (id: string): string => `md5(${id}::text || $1::int)::uuid`;

/** What differs in a copy, by table, and which column is the firm's id. */
const CHANGED: readonly [table: string, firm: string, changed: string][] = [
  [
    'businesses',
    'id',
    `'id', ${copyOf('t.id')}, 'slug', t.slug || '-' || $1::int, 'name', other_name, 'description', replace(t.description, t.name, other_name),
     'address', ((regexp_match(t.address, '^\\d+'))[1]::int + $1::int) || regexp_replace(t.address, '^\\d+', ''),
     'phone', left(t.phone, -2) || lpad(((right(t.phone, 2)::int + $1::int) % 100)::text, 2, '0'),
     'email', replace(t.email, '.example', '-' || $1::int || '.example'), 'website', replace(t.website, '.example', '-' || $1::int || '.example'),
     'latitude', t.latitude + ($1::int % 21 - 10) * 0.001, 'longitude', t.longitude + ($1::int % 19 - 9) * 0.001`,
  ],
  ['business_practice_areas', 'business_id', `'business_id', ${copyOf('t.business_id')}`],
  [
    'reviews',
    'business_id',
    `'id', ${copyOf('t.id')}, 'business_id', ${copyOf('t.business_id')}, 'comment', replace(t.comment, copies.name, other_name),
     'idempotency_key', null`,
  ],
];

/** Multiplies the firms of svc-directory's database, with their reviews, until there are `count`. */
export const multiplyFirms = (url: string, count: number): Promise<void> =>
  onConnection(url, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from businesses');
    const originals = rows.map(({ id }) => id);
    const total = originals.length;
    if (total === 0) throw new Error('There are no firms to multiply.');
    for (let copy = 1; copy * total < count; copy++) {
      await client.query(`begin; select set_config('outbox.bulk', 'on', true)`);
      for (const [table, firm, changed] of CHANGED) {
        const writable = await client.query<{ columns: string }>(
          `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
           where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
          [table],
        );
        const columns = writable.rows[0]?.columns ?? '';
        await client.query(
          `with ${COPIES}
           insert into ${table} (${columns}) select ${columns} from (
             select (jsonb_populate_record(null::${table}, to_jsonb(t) || jsonb_build_object(${changed}))).*
             from ${table} t join copies on copies.id = t.${firm}) copied`,
          [copy, count - copy * total, originals],
        );
      }
      await client.query('commit');
    }
  });
