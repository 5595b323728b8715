-- {"query":"divorce lawyer","sortBy":"rating","page":2}

-- $1 = "('k:divorce lawyer' | ('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence') | 'n:divorce')"
-- $2 = 20
-- $3 = 20
-- $4 = "'k:divorce lawyer'"
-- $5 = "'p:divorce-family-law'"
-- $6 = "('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence')"
-- $7 = "('p:divorce-family-law' | 'p:child-custody' | 'p:child-support' | 'p:adoption' | 'p:domestic-violence' | 'q:divorce-family-law' | 'q:child-custody' | 'q:child-support' | 'q:adoption' | 'q:domestic-violence')"

    with recursive

    sorted as materialized (select p.*, row_number() over () as place from (select r.id, null::float8 as chord, r.rating, r.review_count from search_rows r where r.tsv @@ $1::tsquery order by r.rating + 0 desc, r.review_count desc, r.id limit $2 offset $3) p),
    page as materialized (
      select p.id, case when r.tsv @@ $4::tsquery then 0 when r.tsv @@ $5::tsquery then 1 when r.tsv @@ $6::tsquery then 2 when r.tsv @@ $7::tsquery then 3 else 4 end as tier, p.chord, p.place from sorted p join search_rows r on r.id = p.id
    )
    select v.version, (null)::int as total, page.id, page.tier, page.chord,
      (select d.position from search_documents d where d.id = page.id) as position
    from search_rows_version v left join page on true
    order by page.place;

-- $1 = ["894285ad-124e-42f3-8fcd-7f7646f815a3","ed29d9bb-46d4-4ad7-8d83-969441232f61","ceac0198-c792-4d10-8459-0b72417b7fbf","0f7b1a68-d3d5-44d5-8282-c8e72491cc4e","fa74e2a3-0321-4a22-82e5-a4dea69c165e","6b98d243-973b-488f-813c-62b2f720e69b","3650372c-9a17-4bc4-881b-32d912fb45f2","3325572f-5a77-49b1-86b2-e10eea8a8a93","45f71e36-15a3-46c3-847e-1463024a276a","3301f570-db20-417e-8ae9-a1760d369274","4af5ecb1-fe4f-4ce8-8c02-b312e68ca4e6","fdd43637-b552-41b9-8d39-5e6727d52aa3","6046505e-dd69-46af-88a5-efec172d2b11","51451cca-e254-435d-875b-36917e93fd9d","c25c5801-1c5a-4901-8a85-1c1533bdd890","dc606762-a42a-407c-8214-515437bb262a","300141c8-0fb9-4ea9-88c5-30a4109e156a","609e436e-570f-4ca6-8376-c198d8b9d47c","759875ee-2c08-4f13-8b45-8c2620ad61da","b53c6254-3b8a-4636-8504-7dc4744ff14c"]
select id, position, record from search_documents where id = any($1::uuid[]) and record is not null;
