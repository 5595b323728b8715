-- {"query":"adler kessler"}

-- $1 = 20
-- $2 = "('k:adler kessler' | (('n:adler' | 't:adler' | 'w:adler' | 'd:adler') & ('n:kessler' | 't:kessler' | 'w:kessler' | 'd:kessler')))"
-- $3 = [0,1,2,4]
-- $4 = [false,false,false,false]
-- $5 = ["terms","terms","terms","hits"]
-- $6 = ["'k:adler kessler'","('n:adler' & 'n:kessler')","('n:adler' & 'n:kessler')","(('n:adler' | 't:adler' | 'w:adler' | 'd:adler') & ('n:kessler' | 't:kessler' | 'w:kessler' | 'd:kessler'))"]
-- $7 = 0
-- $8 = 20
-- $9 = 0

    with recursive
    hits as materialized (
        select r.id, r.quality from search_rows r where r.tsv @@ $2::tsquery),
    asked as materialized (select * from unnest($3::int[], $4::bool[], $5::text[], $6::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where a.shape = 'terms' and r.tsv @@ a.terms
        order by r.quality + 0 desc, r.id limit $1::int) union (select r.id, r.quality from hits r where a.shape = 'hits' and true
        order by r.quality + 0 desc, r.id limit $1::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $1::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $7::int and p.place <= $1::int
    )
    select v.version, (case when (select count(*) from page) < $8::int and ((select count(*) from page) > 0 or $9::int = 0) then $9::int + (select count(*) from page)
      else (select count(*) from hits) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["16a2813e-b6e0-405a-8f0a-92b37773127c"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
