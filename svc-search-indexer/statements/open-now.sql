-- {"query":"divorce lawyer","isOpen":true}

-- $1 = ["America/Chicago"]
-- $2 = 720
-- $3 = ["America/Los_Angeles","America/Phoenix"]
-- $4 = 600
-- $5 = ["America/New_York"]
-- $6 = 780
-- $7 = ["Pacific/Honolulu"]
-- $8 = 420
-- $9 = 20
-- $10 = [0,1,2,3,4]
-- $11 = [false,false,false,false,false]
-- $12 = ["terms","terms","terms","terms","terms"]
-- $13 = ["'k:divorce lawyer'","'p:divorce-family-law'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'n:divorce'"]
-- $14 = 0
-- $15 = 20
-- $16 = 0
-- $17 = ["America/Chicago"]
-- $18 = 720
-- $19 = ["America/Los_Angeles","America/Phoenix"]
-- $20 = 600
-- $21 = ["America/New_York"]
-- $22 = 780
-- $23 = ["Pacific/Honolulu"]
-- $24 = 420
-- $25 = ["q:child-support","q:adoption","q:domestic-violence"]
-- $26 = [0,0,0]
-- $27 = "(('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce') & ('k:divorce lawyer' | 'p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'n:divorce') & !(('q:child-support' | 'q:adoption' | 'q:domestic-violence')))"
-- $28 = ["America/Chicago"]
-- $29 = 720
-- $30 = ["America/Los_Angeles","America/Phoenix"]
-- $31 = 600
-- $32 = ["America/New_York"]
-- $33 = 780
-- $34 = ["Pacific/Honolulu"]
-- $35 = 420
-- $36 = 4
-- $37 = ["*","q:child-support","q:adoption","q:domestic-violence"]

    with recursive

    asked as materialized (select * from unnest($10::int[], $11::bool[], $12::text[], $13::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where r.tsv @@ a.terms and (r.hours in (select h.id from search_hours h where ((h.tz = any($1::text[]) and h.open_week @> $2::int) or (h.tz = any($3::text[]) and h.open_week @> $4::int) or (h.tz = any($5::text[]) and h.open_week @> $6::int) or (h.tz = any($7::text[]) and h.open_week @> $8::int)))) is true and exists (select h.id from search_hours h where ((h.tz = any($1::text[]) and h.open_week @> $2::int) or (h.tz = any($3::text[]) and h.open_week @> $4::int) or (h.tz = any($5::text[]) and h.open_week @> $6::int) or (h.tz = any($7::text[]) and h.open_week @> $8::int)))
        order by r.quality + 0 desc, r.id limit $9::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $9::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $14::int and p.place <= $9::int
    )
    select v.version, (case when (select count(*) from page) < $15::int and ((select count(*) from page) > 0 or $16::int = 0) then $16::int + (select count(*) from page)
      else case when (select count(*) = $36::int from search_rows_facts k where k.fact = any($37::text[])) then (select coalesce(sum(bit_count(counted.bits)), 0) from (
    select c.chunk, ((p0)) & p1 as bits from (
      select b.chunk, coalesce(bit_or(b.bits) filter (where f.part = 0), 0::bit(8192)) as p0, coalesce(bit_or(b.bits) filter (where f.part = 1), 0::bit(8192)) as p1 from (select * from unnest($25::text[], $26::int[]) as n(fact, part) union all select 'hours:' || w.id, 1 from (select h.id from search_hours h where ((h.tz = any($17::text[]) and h.open_week @> $18::int) or (h.tz = any($19::text[]) and h.open_week @> $20::int) or (h.tz = any($21::text[]) and h.open_week @> $22::int) or (h.tz = any($23::text[]) and h.open_week @> $24::int))) w) f
      join search_rows_bitmaps b using (fact) group by b.chunk
    ) c) counted) + (select count(*) from search_rows r where r.tsv @@ $27::tsquery and (r.hours in (select h.id from search_hours h where ((h.tz = any($28::text[]) and h.open_week @> $29::int) or (h.tz = any($30::text[]) and h.open_week @> $31::int) or (h.tz = any($32::text[]) and h.open_week @> $33::int) or (h.tz = any($34::text[]) and h.open_week @> $35::int)))) is true and exists (select h.id from search_hours h where ((h.tz = any($28::text[]) and h.open_week @> $29::int) or (h.tz = any($30::text[]) and h.open_week @> $31::int) or (h.tz = any($32::text[]) and h.open_week @> $33::int) or (h.tz = any($34::text[]) and h.open_week @> $35::int)))) end end)::int as total, page.id, page.tier, page.chord
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["5bec7669-b050-4ffa-88d3-896875390f1d","608836d2-ceb8-41a2-8528-8d4c7c71d226","b7209921-4670-4ed0-8bcd-15e4071cf671","de423ff4-03d2-4821-89e2-693a9b5ce391","deea29f8-bf18-4cfa-89a0-6c66e4c2295d","d9e1639c-d0b6-4a12-87ed-deba4bf47dbe","56e6e526-5649-43bc-8ef1-192f12999216","91820db6-c292-4da3-8359-9244c7171726","537d7e20-01c2-49c4-8882-3b140797ef62","b9d5ebd2-1df7-4f08-8aaf-2809dbaa9f1c","8ef6d4d9-a4b4-442e-8395-3fad3be751b9","16cfe735-3d02-44e9-8424-a60328321466","3c0eacf0-6c3e-4550-8b70-9cd4b3698cb5","27aae168-4640-483d-8a42-564bfc06fe6e","cddb6eb7-04c1-47fa-8975-3b0fcd2cd2a3","97c2ad44-384b-42ca-8f27-38a76dbf6bed","ed29d9bb-46d4-4ad7-8d83-969441232f61","45f71e36-15a3-46c3-847e-1463024a276a","3301f570-db20-417e-8ae9-a1760d369274","c25c5801-1c5a-4901-8a85-1c1533bdd890"]
select id, record from search_documents where id = any($1::uuid[]) and record is not null;
