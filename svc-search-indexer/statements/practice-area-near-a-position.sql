-- {"query":"divorce lawyer","near":"41.88,-87.63","radius":25}

-- $1 = 41.51817457617787
-- $2 = 42.241825423822135
-- $3 = 0.030788787678465497
-- $4 = -0.7439077492339914
-- $5 = 0.6675727010467905
-- $6 = 0.00003987966035324847
-- $7 = 20
-- $8 = 0.030788787678465497
-- $9 = -0.7439077492339914
-- $10 = 0.6675727010467905
-- $11 = 0.0006380427584131681
-- $12 = "('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')"
-- $13 = "('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')"
-- $14 = "('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce')"
-- $15 = [0,1,2,3,4,5,6,7,8,9,10,11,12,13]
-- $16 = [false,false,false,false,false,false,false,false,false,false,false,false,false,false]
-- $17 = ["terms","nearby","nearby","nearby","nearby","nearby","nearby","nearby","nearby","nearby","terms","terms","terms","hits"]
-- $18 = ["'k:divorce lawyer'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'p:divorce-family-law'","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')","('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')","'n:divorce'"]
-- $19 = [null,1,1,2,1,2,1,2,1,2,null,null,null,null]
-- $20 = [null,null,null,null,null,null,null,null,null,null,null,null,null,null]
-- $21 = [null,41.807634915235575,41.73526983047115,41.73526983047115,41.51817457617787,41.51817457617787,41.15634915235574,41.15634915235574,40.43269830471147,40.43269830471147,null,null,null,null]
-- $22 = [null,41.95236508476443,42.02473016952886,42.02473016952886,42.241825423822135,42.241825423822135,42.60365084764427,42.60365084764427,43.32730169528853,43.32730169528853,null,null,null,null]
-- $23 = [null,0.030788787678465497,0.030788787678465497,0.030788787678465497,0.030788787678465497,0.030788787678465497,0.030788787678465497,0.030788787678465497,0.030788787678465497,0.030788787678465497,null,null,null,null]
-- $24 = [null,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,-0.7439077492339914,null,null,null,null]
-- $25 = [null,0.6675727010467905,0.6675727010467905,0.6675727010467905,0.6675727010467905,0.6675727010467905,0.6675727010467905,0.6675727010467905,0.6675727010467905,0.6675727010467905,null,null,null,null]
-- $26 = [null,0.000001595191503396121,0.000006380763468948552,0.000006380763468948552,0.00003987966035324847,0.00003987966035324847,0.000159517051025684,0.000159517051025684,0.0006380427584131681,0.0006380427584131681,null,null,null,null]
-- $27 = 0.030788787678465497
-- $28 = -0.7439077492339914
-- $29 = 0.6675727010467905
-- $30 = 0
-- $31 = 20
-- $32 = 0

    with recursive
    hits as materialized (
        select r.id, r.quality, ((r.x - $8::float8) * (r.x - $8::float8) + (r.y - $9::float8) * (r.y - $9::float8) + (r.z - $10::float8) * (r.z - $10::float8)) as chord, case when ((r.x - $8::float8) * (r.x - $8::float8) + (r.y - $9::float8) * (r.y - $9::float8) + (r.z - $10::float8) * (r.z - $10::float8)) <= $11::float8 then array[r.tsv @@ $12::tsquery, r.tsv @@ $13::tsquery]::bool[] end as matches from search_rows r where r.tsv @@ $14::tsquery and (r.lat between $1::float8 and $2::float8 and ((r.x - $3::float8) * (r.x - $3::float8) + (r.y - $4::float8) * (r.y - $4::float8) + (r.z - $5::float8) * (r.z - $5::float8)) <= $6::float8)),
    asked as materialized (select * from unnest($15::int[], $16::bool[], $17::text[], $18::tsquery[], $19::int[], $20::tsquery[], $21::float8[], $22::float8[], $23::float8[], $24::float8[], $25::float8[], $26::float8[]) with ordinality as a(number, common, shape, terms, asks, named, low, high, x, y, z, chord, step)),
    walk as (
      select 0::bigint as step, '{}'::uuid[] as ids, '{}'::int[] as tiers
      union all
      select w.step + 1, w.ids || found.ids, w.tiers || array_fill(a.number, array[cardinality(found.ids)])
      from walk w join asked a on a.step = w.step + 1 cross join lateral (
        select coalesce(array_agg(id order by quality desc, id), '{}') as ids from ((select r.id, r.quality from search_rows r where a.shape = 'terms' and r.tsv @@ a.terms and (r.lat between $1::float8 and $2::float8 and ((r.x - $3::float8) * (r.x - $3::float8) + (r.y - $4::float8) * (r.y - $4::float8) + (r.z - $5::float8) * (r.z - $5::float8)) <= $6::float8)
        order by r.quality + 0 desc, r.id limit $7::int) union (select r.id, r.quality from hits r where a.shape = 'nearby' and r.chord <= a.chord and coalesce(r.matches[a.asks], true)
        order by r.quality + 0 desc, r.id limit $7::int) union (select r.id, r.quality from hits r where a.shape = 'hits' and true
        order by r.quality + 0 desc, r.id limit $7::int)) best
        where id <> all (w.ids)
      ) found
      where cardinality(w.ids) < $7::int
    ),
    walked as (select ids, tiers from walk order by step desc limit 1),
    page as materialized (
      select p.id, p.tier, ((r.x - $27::float8) * (r.x - $27::float8) + (r.y - $28::float8) * (r.y - $28::float8) + (r.z - $29::float8) * (r.z - $29::float8)) as chord, p.place
      from walked cross join unnest(walked.ids, walked.tiers) with ordinality as p(id, tier, place)
        join search_rows r on r.id = p.id
      where p.place > $30::int and p.place <= $7::int
    )
    select v.version, (case when (select count(*) from page) < $31::int and ((select count(*) from page) > 0 or $32::int = 0) then $32::int + (select count(*) from page)
      else (select count(*) from hits) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["5bec7669-b050-4ffa-88d3-896875390f1d","7452b09e-9f77-4e78-8204-76277e5ef292","4b5d82f4-d16d-461f-821f-1a5a5b2ccb44","3e87ced6-9c46-4e58-8140-6dd4f9d2b4e1","51451cca-e254-435d-875b-36917e93fd9d","976a823b-9265-482e-80a1-8a418b5efe65","fc5b31d3-645f-4ddd-8ed1-7362bda345f7","d7d06de1-615c-48d3-8cba-05968d80198a","a4070be1-a6e6-4adb-8df6-418a9c63a115","97a2dbca-dee7-45d8-847e-688b5f064789","27aae168-4640-483d-8a42-564bfc06fe6e","61b2c0d2-1c3a-4c77-8dfd-2135d62f5277","b7209921-4670-4ed0-8bcd-15e4071cf671","56e6e526-5649-43bc-8ef1-192f12999216","30a32671-d8a7-4fbf-8286-fb3fb57edd88","a83c3d53-9a1e-47f1-8ce7-af6b26147266","275c2487-373a-4d5b-8bde-6999aa21982c"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
