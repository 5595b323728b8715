-- {"query":"divorce lawyer"}

-- $1 = 20
-- $2 = "('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce')"
-- $3 = [0,1,2,3,4]
-- $4 = [false,false,false,true,false]
-- $5 = ["terms","terms","terms","terms","hits"]
-- $6 = ["'k:divorce lawyer'","'p:divorce-family-law'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'n:divorce'"]
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
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from (
    with looked as materialized (
      select r.id, r.quality from (select * from search_rows order by quality desc, id limit 3000) r
      where a.common and r.tsv @@ a.terms order by quality desc, id limit $1::int
    )
    select * from looked where (select count(*) from looked) = $1::int union (select r.id, r.quality from search_rows r where a.shape = 'terms' and (select count(*) from looked) < $1::int and r.tsv @@ a.terms
        order by r.quality + 0 desc, r.id limit $1::int) union (select r.id, r.quality from hits r where a.shape = 'hits' and (select count(*) from looked) < $1::int and true
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

-- $1 = ["1d299f15-4d7c-442a-8166-9d30835f5f09","3325572f-5a77-49b1-86b2-e10eea8a8a93","5bec7669-b050-4ffa-88d3-896875390f1d","608836d2-ceb8-41a2-8528-8d4c7c71d226","b336a605-f76e-4fa5-8e7a-0cecdee95ff5","b7209921-4670-4ed0-8bcd-15e4071cf671","de423ff4-03d2-4821-89e2-693a9b5ce391","deea29f8-bf18-4cfa-89a0-6c66e4c2295d","d9e1639c-d0b6-4a12-87ed-deba4bf47dbe","56e6e526-5649-43bc-8ef1-192f12999216","91820db6-c292-4da3-8359-9244c7171726","537d7e20-01c2-49c4-8882-3b140797ef62","b9d5ebd2-1df7-4f08-8aaf-2809dbaa9f1c","8ef6d4d9-a4b4-442e-8395-3fad3be751b9","16cfe735-3d02-44e9-8424-a60328321466","3c0eacf0-6c3e-4550-8b70-9cd4b3698cb5","523de801-9a32-4073-82a6-4c39ae18ed3a","27aae168-4640-483d-8a42-564bfc06fe6e","2ec7ae61-2039-4de6-8bfe-ac683b59cc3a","cddb6eb7-04c1-47fa-8975-3b0fcd2cd2a3"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
