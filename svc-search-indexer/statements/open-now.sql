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
-- $34 = [0,1,2,3,4]
-- $35 = [false,false,false,false,false]
-- $36 = ["terms","terms","terms","terms","terms"]
-- $37 = ["'k:divorce lawyer'","'p:divorce-family-law'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'n:divorce'"]
-- $38 = 0
-- $39 = 20
-- $40 = 0
-- $41 = ["America/Chicago"]
-- $42 = 29765288
-- $43 = 29764568
-- $44 = -276673
-- $45 = -277393
-- $46 = 288192
-- $47 = 287472
-- $48 = 720
-- $49 = ["America/Los_Angeles","America/Phoenix"]
-- $50 = 29765288
-- $51 = 29764448
-- $52 = -276673
-- $53 = -277513
-- $54 = 288192
-- $55 = 287352
-- $56 = 600
-- $57 = ["America/New_York"]
-- $58 = 29765288
-- $59 = 29764628
-- $60 = -276673
-- $61 = -277333
-- $62 = 288192
-- $63 = 287532
-- $64 = 780
-- $65 = ["Pacific/Honolulu"]
-- $66 = 29765288
-- $67 = 29764268
-- $68 = -276673
-- $69 = -277693
-- $70 = 288192
-- $71 = 287172
-- $72 = 420
-- $73 = ["q:child-support","q:adoption","q:domestic-violence"]
-- $74 = [0,0,0]
-- $75 = "(('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce') & ('k:divorce lawyer' | 'p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'n:divorce') & !(('q:child-support' | 'q:adoption' | 'q:domestic-violence')))"
-- $76 = ["America/Chicago"]
-- $77 = 29765288
-- $78 = 29764568
-- $79 = -276673
-- $80 = -277393
-- $81 = 288192
-- $82 = 287472
-- $83 = 720
-- $84 = ["America/Los_Angeles","America/Phoenix"]
-- $85 = 29765288
-- $86 = 29764448
-- $87 = -276673
-- $88 = -277513
-- $89 = 288192
-- $90 = 287352
-- $91 = 600
-- $92 = ["America/New_York"]
-- $93 = 29765288
-- $94 = 29764628
-- $95 = -276673
-- $96 = -277333
-- $97 = 288192
-- $98 = 287532
-- $99 = 780
-- $100 = ["Pacific/Honolulu"]
-- $101 = 29765288
-- $102 = 29764268
-- $103 = -276673
-- $104 = -277693
-- $105 = 288192
-- $106 = 287172
-- $107 = 420
-- $108 = 4
-- $109 = ["*","q:child-support","q:adoption","q:domestic-violence"]

    with recursive

    asked as materialized (select * from unnest($34::int[], $35::bool[], $36::text[], $37::tsquery[]) with ordinality as a(number, common, shape, terms, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where r.tsv @@ a.terms and (r.hours in (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int when h.open_week @> $6::int then h.open_week @> $7::int else h.open_week @> $8::int end) or (h.tz = any($9::text[]) and case when h.open_week @> $10::int then h.open_week @> $11::int when h.open_week @> $12::int then h.open_week @> $13::int when h.open_week @> $14::int then h.open_week @> $15::int else h.open_week @> $16::int end) or (h.tz = any($17::text[]) and case when h.open_week @> $18::int then h.open_week @> $19::int when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end) or (h.tz = any($25::text[]) and case when h.open_week @> $26::int then h.open_week @> $27::int when h.open_week @> $28::int then h.open_week @> $29::int when h.open_week @> $30::int then h.open_week @> $31::int else h.open_week @> $32::int end)))) is true and exists (select h.id from search_hours h where ((h.tz = any($1::text[]) and case when h.open_week @> $2::int then h.open_week @> $3::int when h.open_week @> $4::int then h.open_week @> $5::int when h.open_week @> $6::int then h.open_week @> $7::int else h.open_week @> $8::int end) or (h.tz = any($9::text[]) and case when h.open_week @> $10::int then h.open_week @> $11::int when h.open_week @> $12::int then h.open_week @> $13::int when h.open_week @> $14::int then h.open_week @> $15::int else h.open_week @> $16::int end) or (h.tz = any($17::text[]) and case when h.open_week @> $18::int then h.open_week @> $19::int when h.open_week @> $20::int then h.open_week @> $21::int when h.open_week @> $22::int then h.open_week @> $23::int else h.open_week @> $24::int end) or (h.tz = any($25::text[]) and case when h.open_week @> $26::int then h.open_week @> $27::int when h.open_week @> $28::int then h.open_week @> $29::int when h.open_week @> $30::int then h.open_week @> $31::int else h.open_week @> $32::int end)))
        order by r.quality + 0 desc, r.id limit $33::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $33::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, null::float8 as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)

      where p.place > $38::int and p.place <= $33::int
    )
    select v.version, (case when (select count(*) from page) < $39::int and ((select count(*) from page) > 0 or $40::int = 0) then $40::int + (select count(*) from page)
      else case when (select count(*) = $108::int from search_rows_facts k where k.fact = any($109::text[])) then (select coalesce(sum(bit_count(counted.bits)), 0) from (
    select c.chunk, ((p0)) & p1 as bits from (
      select b.chunk, coalesce(bit_or(b.bits) filter (where f.part = 0), 0::bit(8192)) as p0, coalesce(bit_or(b.bits) filter (where f.part = 1), 0::bit(8192)) as p1 from (select * from unnest($73::text[], $74::int[]) as n(fact, part) union all select 'hours:' || w.id, 1 from (select h.id from search_hours h where ((h.tz = any($41::text[]) and case when h.open_week @> $42::int then h.open_week @> $43::int when h.open_week @> $44::int then h.open_week @> $45::int when h.open_week @> $46::int then h.open_week @> $47::int else h.open_week @> $48::int end) or (h.tz = any($49::text[]) and case when h.open_week @> $50::int then h.open_week @> $51::int when h.open_week @> $52::int then h.open_week @> $53::int when h.open_week @> $54::int then h.open_week @> $55::int else h.open_week @> $56::int end) or (h.tz = any($57::text[]) and case when h.open_week @> $58::int then h.open_week @> $59::int when h.open_week @> $60::int then h.open_week @> $61::int when h.open_week @> $62::int then h.open_week @> $63::int else h.open_week @> $64::int end) or (h.tz = any($65::text[]) and case when h.open_week @> $66::int then h.open_week @> $67::int when h.open_week @> $68::int then h.open_week @> $69::int when h.open_week @> $70::int then h.open_week @> $71::int else h.open_week @> $72::int end))) w) f
      join search_rows_bitmaps b using (fact) group by b.chunk
    ) c) counted) + (select count(*) from search_rows r where r.tsv @@ $75::tsquery and (r.hours in (select h.id from search_hours h where ((h.tz = any($76::text[]) and case when h.open_week @> $77::int then h.open_week @> $78::int when h.open_week @> $79::int then h.open_week @> $80::int when h.open_week @> $81::int then h.open_week @> $82::int else h.open_week @> $83::int end) or (h.tz = any($84::text[]) and case when h.open_week @> $85::int then h.open_week @> $86::int when h.open_week @> $87::int then h.open_week @> $88::int when h.open_week @> $89::int then h.open_week @> $90::int else h.open_week @> $91::int end) or (h.tz = any($92::text[]) and case when h.open_week @> $93::int then h.open_week @> $94::int when h.open_week @> $95::int then h.open_week @> $96::int when h.open_week @> $97::int then h.open_week @> $98::int else h.open_week @> $99::int end) or (h.tz = any($100::text[]) and case when h.open_week @> $101::int then h.open_week @> $102::int when h.open_week @> $103::int then h.open_week @> $104::int when h.open_week @> $105::int then h.open_week @> $106::int else h.open_week @> $107::int end)))) is true and exists (select h.id from search_hours h where ((h.tz = any($76::text[]) and case when h.open_week @> $77::int then h.open_week @> $78::int when h.open_week @> $79::int then h.open_week @> $80::int when h.open_week @> $81::int then h.open_week @> $82::int else h.open_week @> $83::int end) or (h.tz = any($84::text[]) and case when h.open_week @> $85::int then h.open_week @> $86::int when h.open_week @> $87::int then h.open_week @> $88::int when h.open_week @> $89::int then h.open_week @> $90::int else h.open_week @> $91::int end) or (h.tz = any($92::text[]) and case when h.open_week @> $93::int then h.open_week @> $94::int when h.open_week @> $95::int then h.open_week @> $96::int when h.open_week @> $97::int then h.open_week @> $98::int else h.open_week @> $99::int end) or (h.tz = any($100::text[]) and case when h.open_week @> $101::int then h.open_week @> $102::int when h.open_week @> $103::int then h.open_week @> $104::int when h.open_week @> $105::int then h.open_week @> $106::int else h.open_week @> $107::int end)))) end end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["5bec7669-b050-4ffa-88d3-896875390f1d","608836d2-ceb8-41a2-8528-8d4c7c71d226","b7209921-4670-4ed0-8bcd-15e4071cf671","de423ff4-03d2-4821-89e2-693a9b5ce391","deea29f8-bf18-4cfa-89a0-6c66e4c2295d","d9e1639c-d0b6-4a12-87ed-deba4bf47dbe","56e6e526-5649-43bc-8ef1-192f12999216","91820db6-c292-4da3-8359-9244c7171726","537d7e20-01c2-49c4-8882-3b140797ef62","b9d5ebd2-1df7-4f08-8aaf-2809dbaa9f1c","8ef6d4d9-a4b4-442e-8395-3fad3be751b9","16cfe735-3d02-44e9-8424-a60328321466","3c0eacf0-6c3e-4550-8b70-9cd4b3698cb5","27aae168-4640-483d-8a42-564bfc06fe6e","cddb6eb7-04c1-47fa-8975-3b0fcd2cd2a3","97c2ad44-384b-42ca-8f27-38a76dbf6bed","ed29d9bb-46d4-4ad7-8d83-969441232f61","45f71e36-15a3-46c3-847e-1463024a276a","3301f570-db20-417e-8ae9-a1760d369274","c25c5801-1c5a-4901-8a85-1c1533bdd890"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
