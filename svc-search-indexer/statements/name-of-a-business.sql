-- {"query":"adler kessler"}

-- $1 = 20
-- $2 = [0,1,2,4]
-- $3 = [false,false,false,false]
-- $4 = ["terms","terms","terms","terms"]
-- $5 = ["'k:adler kessler'","('n:adler' & 'n:kessler')","('n:adler' & 'n:kessler')","(('n:adler' | 't:adler' | 'w:adler' | 'd:adler') & ('n:kessler' | 't:kessler' | 'w:kessler' | 'd:kessler'))"]
-- $6 = 0
-- $7 = 20
-- $8 = 0
-- $9 = ["n:adler","d:adler","n:kessler","d:kessler"]
-- $10 = [0,0,1,1]
-- $11 = "(('k:adler kessler' | (('n:adler' | 't:adler' | 'w:adler' | 'd:adler') & ('n:kessler' | 't:kessler' | 'w:kessler' | 'd:kessler'))) & ('k:adler kessler' | 't:adler' | 'w:adler' | 't:kessler' | 'w:kessler') & !((('n:adler' | 'd:adler') & ('n:kessler' | 'd:kessler'))))"
-- $12 = 5
-- $13 = ["*","n:adler","d:adler","n:kessler","d:kessler"]

    with recursive

    asked as materialized (select * from unnest($2::int[], $3::bool[], $4::text[], $5::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where r.tsv @@ a.terms
        order by r.quality + 0 desc, r.id limit $1::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $1::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $6::int and p.place <= $1::int
    )
    select v.version, (case when (select count(*) from page) < $7::int and ((select count(*) from page) > 0 or $8::int = 0) then $8::int + (select count(*) from page)
      else case when (select count(*) = $12::int from search_rows_facts k where k.fact = any($13::text[])) then (select coalesce(sum(bit_count(counted.bits)), 0) from (
    select c.chunk, ((p0 & p1)) as bits from (
      select b.chunk, coalesce(bit_or(b.bits) filter (where f.part = 0), 0::bit(8192)) as p0, coalesce(bit_or(b.bits) filter (where f.part = 1), 0::bit(8192)) as p1 from (select * from unnest($9::text[], $10::int[]) as n(fact, part)) f
      join search_rows_bitmaps b using (fact) group by b.chunk
    ) c) counted) + (select count(*) from search_rows r where r.tsv @@ $11::tsquery) end end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["16a2813e-b6e0-405a-8f0a-92b37773127c"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
