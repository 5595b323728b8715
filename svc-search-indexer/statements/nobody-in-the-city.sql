-- {"query":"immigration kowalski in boise"}

-- $1 = 20
-- $2 = "('k:immigration kowalski in boise' | 'k:immigration kowalski' | ('n:immigration' & 'n:kowalski' & 'n:boise') | (('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799')))"
-- $3 = [0,1,2,3,4,5,6,7,8]
-- $4 = [false,false,false,false,false,false,false,false,false]
-- $5 = ["terms","terms","terms","terms","terms","terms","terms","terms","hits"]
-- $6 = ["'k:immigration kowalski in boise'","('k:immigration kowalski' & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","'k:immigration kowalski'","('n:immigration' & 'n:kowalski' & 'n:boise')","(('n:kowalski' & ('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')) & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","((('n:kowalski' | 't:kowalski' | 'w:kowalski' | 'd:kowalski') & 'p:immigration') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","('p:immigration' & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))"]
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

-- $1 = 1
-- $2 = "(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship') | ('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship'))"
-- $3 = -0.32036841603424926
-- $4 = -0.6502671995879492
-- $5 = 0.6888516873375228
-- $6 = "('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship')"
-- $7 = "('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')"
-- $8 = 39.92102433320723
-- $9 = 47.15753280964988
-- $10 = -0.32036841603424926
-- $11 = -0.6502671995879492
-- $12 = 0.6888516873375228
-- $13 = 0.003986654133222975
-- $14 = [0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19]
-- $15 = [false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,false,true,true]
-- $16 = ["terms","terms","terms","terms","terms","terms","terms","terms","terms","terms","terms","terms","nearby","nearby","nearby","nearby","nearby","nearby","terms","terms"]
-- $17 = ["'k:immigration kowalski in boise'","('k:immigration kowalski' & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","'k:immigration kowalski'","('n:immigration' & 'n:kowalski' & 'n:boise')","(('n:kowalski' & ('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')) & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","((('n:kowalski' | 't:kowalski' | 'w:kowalski' | 'd:kowalski') & 'p:immigration') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","('p:immigration' & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship') & ('c:boise-id' | 'z:83701' | 'z:83702' | 'z:83703' | 'z:83704' | 'z:83705' | 'z:83706' | 'z:83707' | 'z:83708' | 'z:83709' | 'z:83711' | 'z:83712' | 'z:83713' | 'z:83715' | 'z:83716' | 'z:83717' | 'z:83719' | 'z:83720' | 'z:83722' | 'z:83724' | 'z:83725' | 'z:83726' | 'z:83728' | 'z:83729' | 'z:83731' | 'z:83732' | 'z:83735' | 'z:83756' | 'z:83799'))","(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship') & 's:id')","(('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship') & 's:id')","'s:id'","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship')","('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')"]
-- $18 = [null,null,null,null,null,null,null,null,null,null,null,null,1,2,1,2,1,2,null,null]
-- $19 = [null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null]
-- $20 = [null,null,null,null,null,null,null,null,null,null,null,null,42.81562772378429,42.81562772378429,42.09197687614002,42.09197687614002,39.92102433320723,39.92102433320723,null,null]
-- $21 = [null,null,null,null,null,null,null,null,null,null,null,null,44.26292941907282,44.26292941907282,44.986580266717084,44.986580266717084,47.15753280964988,47.15753280964988,null,null]
-- $22 = [null,null,null,null,null,null,null,null,null,null,null,null,-0.32036841603424926,-0.32036841603424926,-0.32036841603424926,-0.32036841603424926,-0.32036841603424926,-0.32036841603424926,null,null]
-- $23 = [null,null,null,null,null,null,null,null,null,null,null,null,-0.6502671995879492,-0.6502671995879492,-0.6502671995879492,-0.6502671995879492,-0.6502671995879492,-0.6502671995879492,null,null]
-- $24 = [null,null,null,null,null,null,null,null,null,null,null,null,0.6888516873375228,0.6888516873375228,0.6888516873375228,0.6888516873375228,0.6888516873375228,0.6888516873375228,null,null]
-- $25 = [null,null,null,null,null,null,null,null,null,null,null,null,0.000159517051025684,0.000159517051025684,0.0006380427584131681,0.0006380427584131681,0.003986654133222975,0.003986654133222975,null,null]
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
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from (
    with looked as materialized (
      select r.id, r.quality from (select * from search_rows order by quality desc, id limit 3000) r
      where a.common and r.tsv @@ a.terms order by quality desc, id limit $1::int
    )
    select * from looked where (select count(*) from looked) = $1::int union (select r.id, r.quality from search_rows r where a.shape = 'terms' and (select count(*) from looked) < $1::int and r.tsv @@ a.terms
        order by r.quality + 0 desc, r.id limit $1::int) union (select r.id, r.quality from nearby r where a.shape = 'nearby' and (select count(*) from looked) < $1::int and r.chord <= a.chord and coalesce(r.matches[a.asks], true)
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

-- $1 = -0.32036841603424926
-- $2 = -0.6502671995879492
-- $3 = 0.6888516873375228
-- $4 = 20
-- $5 = 0
-- $6 = "('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship')"
-- $7 = "('p:immigration' | 'p:deportation-defense' | 'p:asylum' | 'p:citizenship' | 'q:immigration' | 'q:deportation-defense' | 'q:asylum' | 'q:citizenship')"
-- $8 = 20
-- $9 = 0

    with recursive
    hits as materialized (select r.id, ((r.x - $1::float8) * (r.x - $1::float8) + (r.y - $2::float8) * (r.y - $2::float8) + (r.z - $3::float8) * (r.z - $3::float8)) as chord, r.quality from search_rows r where r.tsv @@ $7::tsquery),
    sorted as materialized (select p.*, row_number() over () as place from (select * from hits r order by chord nulls last, quality desc, id limit $4 offset $5) p),
    page as materialized (
      select p.id, case when r.tsv @@ $6::tsquery then 0 else 1 end as tier, p.chord, p.place from sorted p join search_rows r on r.id = p.id
    )
    select v.version, (case when (select count(*) from page) < $8::int and ((select count(*) from page) > 0 or $9::int = 0) then $9::int + (select count(*) from page)
      else (select count(*) from hits) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["6faed95a-bdf2-4338-8194-ea1422a49f9d","64de2201-93c6-4136-8b64-b3b96424f194","95a46e7d-f102-4ed0-808a-50fa352510ef","e87429dd-b14b-4e34-8542-9ee938b3ffdd","10041955-4044-41f6-844b-a435d487bf3c","1df25955-0f4e-4689-8cf8-2996ad0142cb","5c74a2e4-63f5-4c99-8bf8-cf40f2470e0c","74657e08-607b-43d8-81db-73788f1f7caf","0f125da2-39f2-4f67-8d10-ef4737b68cf8","ac8ff016-4156-4ee4-8f03-e865d36f7949","8930efb0-e646-4340-8c37-1213d3267b0b","0277251f-6210-404c-8df3-984f3030c1e9","0bd5363d-8b53-4435-8e29-d6389b11ef48","1c3f1c11-99f9-4b8c-89fa-cef2b9b37f33","0eadfc74-0d96-49b4-8290-086891838eb1","429ac941-9739-4645-8186-7555718cd828","8fe25ada-32e2-4325-8583-1bc168af7516","4382a8ff-36e8-4295-8bcb-b65f4eb20875","055c60e6-08cd-4c08-8347-326217db0a90","d5b3e420-b835-4ebf-87a8-711570c3d827"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
