-- {"query":"divorce lawyer","isOpen":true}

-- $1 = ["America/Chicago"]
-- $2 = 29765288
-- $3 = 29764568
-- $4 = 288192
-- $5 = 287472
-- $6 = 720
-- $7 = ["America/Los_Angeles","America/Phoenix"]
-- $8 = 29765288
-- $9 = 29764448
-- $10 = 288192
-- $11 = 287352
-- $12 = 600
-- $13 = ["America/New_York"]
-- $14 = 29765288
-- $15 = 29764628
-- $16 = 288192
-- $17 = 287532
-- $18 = 780
-- $19 = ["Pacific/Honolulu"]
-- $20 = 29765288
-- $21 = 29764268
-- $22 = 288192
-- $23 = 287172
-- $24 = 420
-- $25 = 20
-- $26 = [0,1,2,3,4]
-- $27 = [false,false,false,false,false]
-- $28 = ["terms","terms","terms","terms","terms"]
-- $29 = ["'k:divorce lawyer'","'p:divorce-family-law'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'n:divorce'"]
-- $30 = 0
-- $31 = 20
-- $32 = 0
-- $33 = ["America/Chicago"]
-- $34 = 29765288
-- $35 = 29764568
-- $36 = 288192
-- $37 = 287472
-- $38 = 720
-- $39 = ["America/Los_Angeles","America/Phoenix"]
-- $40 = 29765288
-- $41 = 29764448
-- $42 = 288192
-- $43 = 287352
-- $44 = 600
-- $45 = ["America/New_York"]
-- $46 = 29765288
-- $47 = 29764628
-- $48 = 288192
-- $49 = 287532
-- $50 = 780
-- $51 = ["Pacific/Honolulu"]
-- $52 = 29765288
-- $53 = 29764268
-- $54 = 288192
-- $55 = 287172
-- $56 = 420
-- $57 = ["q:child-support","q:adoption","q:domestic-violence"]
-- $58 = [0,0,0]
-- $59 = "(('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce') & ('k:divorce lawyer' | 'p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'n:divorce') & !(('q:child-support' | 'q:adoption' | 'q:domestic-violence')))"
-- $60 = ["America/Chicago"]
-- $61 = 29765288
-- $62 = 29764568
-- $63 = 288192
-- $64 = 287472
-- $65 = 720
-- $66 = ["America/Los_Angeles","America/Phoenix"]
-- $67 = 29765288
-- $68 = 29764448
-- $69 = 288192
-- $70 = 287352
-- $71 = 600
-- $72 = ["America/New_York"]
-- $73 = 29765288
-- $74 = 29764628
-- $75 = 288192
-- $76 = 287532
-- $77 = 780
-- $78 = ["Pacific/Honolulu"]
-- $79 = 29765288
-- $80 = 29764268
-- $81 = 288192
-- $82 = 287172
-- $83 = 420
-- $84 = 4
-- $85 = ["*","q:child-support","q:adoption","q:domestic-violence"]

    with recursive

    asked as materialized (select * from unnest($26::int[], $27::bool[], $28::text[], $29::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where r.tsv @@ a.terms and (r.hours in (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int else h.open_week @> $6::int end) or (h.tz = any($7::text[]) and case when h.open_week @> $8::int then h.open_week @> $9::int when h.open_week @> $10::int then h.open_week @> $11::int else h.open_week @> $12::int end) or (h.tz = any($13::text[]) and case when h.open_week @> $14::int then h.open_week @> $15::int when h.open_week @> $16::int then h.open_week @> $17::int else h.open_week @> $18::int end) or (h.tz = any($19::text[]) and case when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end)))) is true and exists (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int else h.open_week @> $6::int end) or (h.tz = any($7::text[]) and case when h.open_week @> $8::int then h.open_week @> $9::int when h.open_week @> $10::int then h.open_week @> $11::int else h.open_week @> $12::int end) or (h.tz = any($13::text[]) and case when h.open_week @> $14::int then h.open_week @> $15::int when h.open_week @> $16::int then h.open_week @> $17::int else h.open_week @> $18::int end) or (h.tz = any($19::text[]) and case when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end)))
        order by r.quality + 0 desc, r.id limit $25::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $25::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $30::int and p.place <= $25::int
    )
    select v.version, (case when (select count(*) from page) < $31::int and ((select count(*) from page) > 0 or $32::int = 0) then $32::int + (select count(*) from page)
      else case when (select count(*) = $84::int from search_rows_facts k where k.fact = any($85::text[])) then (select coalesce(sum(bit_count(counted.bits)), 0) from (
    select c.chunk, ((p0)) & p1 as bits from (
      select b.chunk, coalesce(bit_or(b.bits) filter (where f.part = 0), 0::bit(8192)) as p0, coalesce(bit_or(b.bits) filter (where f.part = 1), 0::bit(8192)) as p1 from (select * from unnest($57::text[], $58::int[]) as n(fact, part) union all select 'hours:' || w.id, 1 from (select h.id from search_hours h where ((h.tz = any($33::text[]) and case when h.open_week @> $34::int then h.open_week @> $35::int when h.open_week @> $36::int then h.open_week @> $37::int else h.open_week @> $38::int end) or (h.tz = any($39::text[]) and case when h.open_week @> $40::int then h.open_week @> $41::int when h.open_week @> $42::int then h.open_week @> $43::int else h.open_week @> $44::int end) or (h.tz = any($45::text[]) and case when h.open_week @> $46::int then h.open_week @> $47::int when h.open_week @> $48::int then h.open_week @> $49::int else h.open_week @> $50::int end) or (h.tz = any($51::text[]) and case when h.open_week @> $52::int then h.open_week @> $53::int when h.open_week @> $54::int then h.open_week @> $55::int else h.open_week @> $56::int end))) w) f
      join search_rows_bitmaps b using (fact) group by b.chunk
    ) c) counted) + (select count(*) from search_rows r where r.tsv @@ $59::tsquery and (r.hours in (select h.id from search_hours h where ((h.tz = any($60::text[]) and case when h.open_week @> $61::int then h.open_week @> $62::int when h.open_week @> $63::int then h.open_week @> $64::int else h.open_week @> $65::int end) or (h.tz = any($66::text[]) and case when h.open_week @> $67::int then h.open_week @> $68::int when h.open_week @> $69::int then h.open_week @> $70::int else h.open_week @> $71::int end) or (h.tz = any($72::text[]) and case when h.open_week @> $73::int then h.open_week @> $74::int when h.open_week @> $75::int then h.open_week @> $76::int else h.open_week @> $77::int end) or (h.tz = any($78::text[]) and case when h.open_week @> $79::int then h.open_week @> $80::int when h.open_week @> $81::int then h.open_week @> $82::int else h.open_week @> $83::int end)))) is true and exists (select h.id from search_hours h where ((h.tz = any($60::text[]) and case when h.open_week @> $61::int then h.open_week @> $62::int when h.open_week @> $63::int then h.open_week @> $64::int else h.open_week @> $65::int end) or (h.tz = any($66::text[]) and case when h.open_week @> $67::int then h.open_week @> $68::int when h.open_week @> $69::int then h.open_week @> $70::int else h.open_week @> $71::int end) or (h.tz = any($72::text[]) and case when h.open_week @> $73::int then h.open_week @> $74::int when h.open_week @> $75::int then h.open_week @> $76::int else h.open_week @> $77::int end) or (h.tz = any($78::text[]) and case when h.open_week @> $79::int then h.open_week @> $80::int when h.open_week @> $81::int then h.open_week @> $82::int else h.open_week @> $83::int end)))) end end)::int as total, page.id, page.tier, page.chord
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["5bec7669-b050-4ffa-88d3-896875390f1d","608836d2-ceb8-41a2-8528-8d4c7c71d226","b7209921-4670-4ed0-8bcd-15e4071cf671","de423ff4-03d2-4821-89e2-693a9b5ce391","deea29f8-bf18-4cfa-89a0-6c66e4c2295d","d9e1639c-d0b6-4a12-87ed-deba4bf47dbe","56e6e526-5649-43bc-8ef1-192f12999216","91820db6-c292-4da3-8359-9244c7171726","537d7e20-01c2-49c4-8882-3b140797ef62","b9d5ebd2-1df7-4f08-8aaf-2809dbaa9f1c","8ef6d4d9-a4b4-442e-8395-3fad3be751b9","16cfe735-3d02-44e9-8424-a60328321466","3c0eacf0-6c3e-4550-8b70-9cd4b3698cb5","27aae168-4640-483d-8a42-564bfc06fe6e","cddb6eb7-04c1-47fa-8975-3b0fcd2cd2a3","97c2ad44-384b-42ca-8f27-38a76dbf6bed","ed29d9bb-46d4-4ad7-8d83-969441232f61","45f71e36-15a3-46c3-847e-1463024a276a","3301f570-db20-417e-8ae9-a1760d369274","c25c5801-1c5a-4901-8a85-1c1533bdd890"]
select id, record from search_documents where id = any($1::uuid[]) and record is not null;
