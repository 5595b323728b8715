-- {"query":"divorce lawyer","isOpen":true}

-- $1 = ["America/Chicago"]
-- $2 = 29765288
-- $3 = 29764568
-- $4 = -276673
-- $5 = -277393
-- $6 = 288192
-- $7 = 287472
-- $8 = 720
-- $9 = ["America/Los_Angeles","America/Phoenix"]
-- $10 = 29765288
-- $11 = 29764448
-- $12 = -276673
-- $13 = -277513
-- $14 = 288192
-- $15 = 287352
-- $16 = 600
-- $17 = ["America/New_York"]
-- $18 = 29765288
-- $19 = 29764628
-- $20 = -276673
-- $21 = -277333
-- $22 = 288192
-- $23 = 287532
-- $24 = 780
-- $25 = ["Pacific/Honolulu"]
-- $26 = 29765288
-- $27 = 29764268
-- $28 = -276673
-- $29 = -277693
-- $30 = 288192
-- $31 = 287172
-- $32 = 420
-- $33 = 20
-- $34 = "('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce')"
-- $35 = [0,1,2,3,4]
-- $36 = [false,false,false,false,false]
-- $37 = ["terms","terms","terms","terms","hits"]
-- $38 = ["'k:divorce lawyer'","'p:divorce-family-law'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'n:divorce'"]
-- $39 = 0
-- $40 = 20
-- $41 = 0

    with recursive
    hits as materialized (
        select r.id, r.quality from search_rows r where r.tsv @@ $34::tsquery and (r.hours in (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int when h.open_week @> $6::int then h.open_week @> $7::int else h.open_week @> $8::int end) or (h.tz = any($9::text[]) and case when h.open_week @> $10::int then h.open_week @> $11::int when h.open_week @> $12::int then h.open_week @> $13::int when h.open_week @> $14::int then h.open_week @> $15::int else h.open_week @> $16::int end) or (h.tz = any($17::text[]) and case when h.open_week @> $18::int then h.open_week @> $19::int when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end) or (h.tz = any($25::text[]) and case when h.open_week @> $26::int then h.open_week @> $27::int when h.open_week @> $28::int then h.open_week @> $29::int when h.open_week @> $30::int then h.open_week @> $31::int else h.open_week @> $32::int end)))) is true and exists (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int when h.open_week @> $6::int then h.open_week @> $7::int else h.open_week @> $8::int end) or (h.tz = any($9::text[]) and case when h.open_week @> $10::int then h.open_week @> $11::int when h.open_week @> $12::int then h.open_week @> $13::int when h.open_week @> $14::int then h.open_week @> $15::int else h.open_week @> $16::int end) or (h.tz = any($17::text[]) and case when h.open_week @> $18::int then h.open_week @> $19::int when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end) or (h.tz = any($25::text[]) and case when h.open_week @> $26::int then h.open_week @> $27::int when h.open_week @> $28::int then h.open_week @> $29::int when h.open_week @> $30::int then h.open_week @> $31::int else h.open_week @> $32::int end)))),
    asked as materialized (select * from unnest($35::int[], $36::bool[], $37::text[], $38::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where a.shape = 'terms' and r.tsv @@ a.terms and (r.hours in (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int when h.open_week @> $6::int then h.open_week @> $7::int else h.open_week @> $8::int end) or (h.tz = any($9::text[]) and case when h.open_week @> $10::int then h.open_week @> $11::int when h.open_week @> $12::int then h.open_week @> $13::int when h.open_week @> $14::int then h.open_week @> $15::int else h.open_week @> $16::int end) or (h.tz = any($17::text[]) and case when h.open_week @> $18::int then h.open_week @> $19::int when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end) or (h.tz = any($25::text[]) and case when h.open_week @> $26::int then h.open_week @> $27::int when h.open_week @> $28::int then h.open_week @> $29::int when h.open_week @> $30::int then h.open_week @> $31::int else h.open_week @> $32::int end)))) is true and exists (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int when h.open_week @> $6::int then h.open_week @> $7::int else h.open_week @> $8::int end) or (h.tz = any($9::text[]) and case when h.open_week @> $10::int then h.open_week @> $11::int when h.open_week @> $12::int then h.open_week @> $13::int when h.open_week @> $14::int then h.open_week @> $15::int else h.open_week @> $16::int end) or (h.tz = any($17::text[]) and case when h.open_week @> $18::int then h.open_week @> $19::int when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end) or (h.tz = any($25::text[]) and case when h.open_week @> $26::int then h.open_week @> $27::int when h.open_week @> $28::int then h.open_week @> $29::int when h.open_week @> $30::int then h.open_week @> $31::int else h.open_week @> $32::int end)))
        order by r.quality + 0 desc, r.id limit $33::int) union (select r.id, r.quality from hits r where a.shape = 'hits' and true
        order by r.quality + 0 desc, r.id limit $33::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $33::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $39::int and p.place <= $33::int
    )
    select v.version, (case when (select count(*) from page) < $40::int and ((select count(*) from page) > 0 or $41::int = 0) then $41::int + (select count(*) from page)
      else (select count(*) from hits) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["5bec7669-b050-4ffa-88d3-896875390f1d","608836d2-ceb8-41a2-8528-8d4c7c71d226","b7209921-4670-4ed0-8bcd-15e4071cf671","de423ff4-03d2-4821-89e2-693a9b5ce391","deea29f8-bf18-4cfa-89a0-6c66e4c2295d","d9e1639c-d0b6-4a12-87ed-deba4bf47dbe","56e6e526-5649-43bc-8ef1-192f12999216","91820db6-c292-4da3-8359-9244c7171726","537d7e20-01c2-49c4-8882-3b140797ef62","b9d5ebd2-1df7-4f08-8aaf-2809dbaa9f1c","8ef6d4d9-a4b4-442e-8395-3fad3be751b9","16cfe735-3d02-44e9-8424-a60328321466","3c0eacf0-6c3e-4550-8b70-9cd4b3698cb5","27aae168-4640-483d-8a42-564bfc06fe6e","cddb6eb7-04c1-47fa-8975-3b0fcd2cd2a3","97c2ad44-384b-42ca-8f27-38a76dbf6bed","ed29d9bb-46d4-4ad7-8d83-969441232f61","45f71e36-15a3-46c3-847e-1463024a276a","3301f570-db20-417e-8ae9-a1760d369274","c25c5801-1c5a-4901-8a85-1c1533bdd890"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
