-- {"query":"clients evening"}

-- $1 = 20
-- $2 = [0,1,2,4]
-- $3 = [false,false,false,true]
-- $4 = ["terms","terms","terms","terms"]
-- $5 = ["'k:client evening'","('n:client' & 'n:evening')","('n:client' & 'n:evening')","(('n:client' | 't:client' | 'w:client' | 'd:client') & ('n:evening' | 't:evening' | 'w:evening' | 'd:evening'))"]
-- $6 = 0
-- $7 = 20
-- $8 = 0
-- $9 = "('k:client evening' | (('n:client' | 't:client' | 'w:client' | 'd:client') & ('n:evening' | 't:evening' | 'w:evening' | 'd:evening')))"

    with recursive

    asked as materialized (select * from unnest($2::int[], $3::bool[], $4::text[], $5::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
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
    select * from looked where (select count(*) from looked) = $1::int union (select r.id, r.quality from search_rows r where (select count(*) from looked) < $1::int and r.tsv @@ a.terms
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
      else (select count(*) from search_rows r where r.tsv @@ $9::tsquery) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["181f2568-d60b-49a7-8a89-86210f14891e","88f81e35-92c6-435d-898e-b1ed58f9ea29","dd1cfdf7-c222-4941-8722-1167aaf20c18","4d2e4145-dd7d-4c6f-8f2d-2e726303f51e","bb3bf838-9298-40df-8fbe-cf6436d15777","982f7bc2-d4ee-4dd9-80db-7c9e76e9f8ef","f602ace3-f9a7-4f0b-88e6-0c78273dac3b","724835e2-d0fb-4436-808c-7a660c181c05","d8a15dbd-9fc0-4edd-80a6-f9d55f623d3a","894285ad-124e-42f3-8fcd-7f7646f815a3","933121f1-2da1-4ca9-88ef-6e691b5c9bb9","f7dd11e5-8891-4181-895f-77252458c0a6","11107a29-3fc9-4a10-8b83-6035705ac16c","4333b8c0-165d-4878-8bc3-62b090225f4b","58b95d9e-87f0-4377-82d4-4fdd293b537d","599e1bf5-4164-488a-8805-50bf996af110","4b29627f-2101-4dd7-8541-5299e8189945","f48ee516-a4c8-4c5a-841e-68cebf03c455","02975ca1-1869-4bfe-8394-78f40c3acc09","c09f1d33-c282-47bb-82b0-a638bfe0b468"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
