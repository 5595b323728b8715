-- {"rating":4,"priceRange":"$,$$","freeConsultation":true,"language":"es"}

-- $1 = 4
-- $2 = [1,2]
-- $3 = 260
-- $4 = 260
-- $5 = 20
-- $6 = 0
-- $7 = 20
-- $8 = 0
-- $9 = 4
-- $10 = [1,2]
-- $11 = 260
-- $12 = 260

    with recursive

    sorted as materialized (select p.*, row_number() over () as place from (select r.id, null::float8 as chord, r.quality from search_rows r where r.rating >= $1::real and r.price = any($2::smallint[]) and r.flags & $3::int = $4::int order by quality desc, id limit $5 offset $6) p),
    page as materialized (
      select p.id, null::int as tier, p.chord, p.place from sorted p join search_rows r on r.id = p.id
    )
    select v.version, (case when (select count(*) from page) < $7::int and ((select count(*) from page) > 0 or $8::int = 0) then $8::int + (select count(*) from page)
      else (select count(*) from search_rows r where r.rating >= $9::real and r.price = any($10::smallint[]) and r.flags & $11::int = $12::int) end)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["3c0eacf0-6c3e-4550-8b70-9cd4b3698cb5","d9ae7cfd-288e-4832-8d5b-180c9f996746","46a410c7-cf34-42d8-8c8d-6aafbd7f5aa8","190aa58b-b2c3-4ca7-85fa-b39954241e88","9fd46351-bba1-4d4e-8f49-a6cd10e931a9","09d7f5aa-a71a-4bef-846a-8c85870f3ef6","dea242f3-34ea-4473-81d4-177dd6e61223","66f0558a-f0e6-4811-8817-13178f50d03b","d9a32066-6c78-4d16-8ea7-09b69d8c3507","153ea641-4fa8-4290-8bc0-781f8cff77f3","cd8f24f1-dcdc-4afa-868e-5e148f594ce8","609e436e-570f-4ca6-8376-c198d8b9d47c","9f3ff932-b7f6-4a77-8834-8f566d0eabe9","c78e37cd-fc1d-434f-8202-ecac7c5b36f2","d31fbadb-a700-4ea1-8f20-3538a0b3e94a","e4b8118d-0c06-405e-8591-f2638d334322","b53c6254-3b8a-4636-8504-7dc4744ff14c","c394318c-37b0-46a9-880c-4a3175886525","e7f6bec9-2590-4cf8-8a56-7ac08eec3eb9","751f6603-3ef1-481c-888f-fdc5a0b593ae"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
