-- {"query":"clients","categoryId":"00000000-0000-4000-8000-000000000037","location":"TX"}

-- $1 = ["00000000-0000-4000-8000-000000000037","00000000-0000-4000-8000-000000000038"]
-- $2 = "'s:tx'"
-- $3 = 20
-- $4 = [0,1,2,4]
-- $5 = [false,false,false,true]
-- $6 = ["terms","terms","terms","terms"]
-- $7 = ["'k:client'","'n:client'","'n:client'","('n:client' | 't:client' | 'w:client' | 'd:client')"]
-- $8 = 0
-- $9 = 20
-- $10 = 0
-- $11 = "('k:client' | ('n:client' | 't:client' | 'w:client' | 'd:client'))"
-- $12 = ["00000000-0000-4000-8000-000000000037","00000000-0000-4000-8000-000000000038"]
-- $13 = "'s:tx'"

    with recursive

    asked as materialized (select * from unnest($4::int[], $5::bool[], $6::text[], $7::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from (
    with looked as materialized (
      select r.id, r.quality from (select * from search_rows order by quality desc, id limit 3000) r
      where a.common and r.tsv @@ a.terms and r.category_id = any($1::uuid[]) and r.tsv @@ $2::tsquery order by quality desc, id limit $3::int
    )
    select * from looked where (select count(*) from looked) = $3::int union (select r.id, r.quality from search_rows r where (select count(*) from looked) < $3::int and r.tsv @@ a.terms and r.category_id = any($1::uuid[]) and r.tsv @@ $2::tsquery
        order by r.quality + 0 desc, r.id limit $3::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $3::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $8::int and p.place <= $3::int
    )
    select v.version, (case when (select count(*) from page) < $9::int and ((select count(*) from page) > 0 or $10::int = 0) then $10::int + (select count(*) from page)
      else (select count(*) from search_rows r where r.tsv @@ $11::tsquery and r.category_id = any($12::uuid[]) and r.tsv @@ $13::tsquery) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = 23
-- $2 = [0,1]
-- $3 = [false,false]
-- $4 = ["terms","terms"]
-- $5 = ["(('p:bankruptcy' | 'p:foreclosure-defense') & 's:tx')","(('p:bankruptcy' | 'p:foreclosure-defense' | 'q:bankruptcy' | 'q:foreclosure-defense') & 's:tx')"]
-- $6 = 0

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
    select v.version, (null)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["f8bb354c-153d-40fc-8337-7498400b0282","ace1438a-3d3d-4f2c-84ac-279923064265","4933d07b-69b1-4ea0-8fa3-6b0d75fcf4af"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
