-- {"query":"divorce lawyer in houston"}

-- $1 = 20
-- $2 = "('k:divorce lawyer in houston' | 'k:divorce lawyer' | (('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') & 'c:houston-tx') | ('n:divorce' & 'n:houston'))"
-- $3 = [0,1,2,3,4,5,6]
-- $4 = [false,false,false,false,false,false,false]
-- $5 = ["terms","terms","terms","terms","terms","terms","hits"]
-- $6 = ["'k:divorce lawyer in houston'","('k:divorce lawyer' & 'c:houston-tx')","'k:divorce lawyer'","('p:divorce-family-law' & 'c:houston-tx')","(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence') & 'c:houston-tx')","(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') & 'c:houston-tx')","('n:divorce' & 'n:houston')"]
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

-- $1 = 22
-- $2 = "(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence') | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence'))"
-- $3 = -0.08108462204974846
-- $4 = -0.8643223311882539
-- $5 = 0.4963589345185113
-- $6 = "('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')"
-- $7 = "('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')"
-- $8 = 26.141145761778674
-- $9 = 33.377654238221325
-- $10 = -0.08108462204974846
-- $11 = -0.8643223311882539
-- $12 = 0.4963589345185113
-- $13 = 0.003986654133222975
-- $14 = [0,1,2,3,4,5,6,7,8,9]
-- $15 = [false,false,false,false,false,false,false,false,false,false]
-- $16 = ["terms","terms","terms","terms","nearby","nearby","nearby","nearby","nearby","nearby"]
-- $17 = ["(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence') & ('c:houston-tx' | 'c:pasadena-tx'))","(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') & ('c:houston-tx' | 'c:pasadena-tx'))","(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence') & 's:tx')","(('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') & 's:tx')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')"]
-- $18 = [null,null,null,null,1,2,1,2,1,2]
-- $19 = [null,null,null,null,null,null,null,null,null,null]
-- $20 = [null,null,null,null,29.035749152355734,29.035749152355734,28.31209830471147,28.31209830471147,26.141145761778674,26.141145761778674]
-- $21 = [null,null,null,null,30.483050847644265,30.483050847644265,31.20670169528853,31.20670169528853,33.377654238221325,33.377654238221325]
-- $22 = [null,null,null,null,-0.08108462204974846,-0.08108462204974846,-0.08108462204974846,-0.08108462204974846,-0.08108462204974846,-0.08108462204974846]
-- $23 = [null,null,null,null,-0.8643223311882539,-0.8643223311882539,-0.8643223311882539,-0.8643223311882539,-0.8643223311882539,-0.8643223311882539]
-- $24 = [null,null,null,null,0.4963589345185113,0.4963589345185113,0.4963589345185113,0.4963589345185113,0.4963589345185113,0.4963589345185113]
-- $25 = [null,null,null,null,0.000159517051025684,0.000159517051025684,0.0006380427584131681,0.0006380427584131681,0.003986654133222975,0.003986654133222975]
-- $26 = 0

    with recursive
    nearby as materialized (select r.id, r.quality, ((r.x - $3::float8) * (r.x - $3::float8) + (r.y - $4::float8) * (r.y - $4::float8) + (r.z - $5::float8) * (r.z - $5::float8)) as chord, array[r.tsv @@ $6::tsquery, r.tsv @@ $7::tsquery]::bool[] as matches
        from search_rows r where r.tsv @@ $2::tsquery and (r.lat between $8::float8 and $9::float8 and ((r.x - $10::float8) * (r.x - $10::float8) + (r.y - $11::float8) * (r.y - $11::float8) + (r.z - $12::float8) * (r.z - $12::float8)) <= $13::float8)),
    asked as materialized (select * from unnest($14::int[], $15::bool[], $16::text[], $17::tsquery[], $18::int[], $19::tsquery[], $20::float8[], $21::float8[], $22::float8[], $23::float8[], $24::float8[], $25::float8[]) with ordinality as a(number, common, shape, terms, asks, named, low, high, x, y, z, chord, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where a.shape = 'terms' and r.tsv @@ a.terms
        order by r.quality + 0 desc, r.id limit $1::int) union (select r.id, r.quality from nearby r where a.shape = 'nearby' and r.chord <= a.chord and coalesce(r.matches[a.asks], true)
        order by r.quality + 0 desc, r.id limit $1::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $1::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $26::int and p.place <= $1::int
    )
    select v.version, (null)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["3301f570-db20-417e-8ae9-a1760d369274","772d7487-5be5-427d-8791-4100f6e338c1"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
