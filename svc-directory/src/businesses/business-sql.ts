// The columns of `SummaryRow` and `DetailRow`, by their names there.
const SUMMARY_COLUMNS = `
  b.id, b.slug, b.name, b.description, b.image, b.category_id as "categoryId", c.name as "categoryName",
  c.slug as "categorySlug", b.price_range as "priceRange", b.rating, b.review_count as "reviewCount", b.address, b.city,
  b.state, b.zip_code as "zipCode", b.phone, b.hours, b.time_zone as "timeZone", b.has_delivery as "hasDelivery",
  b.has_takeout as "hasTakeout", b.free_consultation as "freeConsultation", b.video_consultation as "videoConsultation"`;

const FROM = 'from businesses b left join categories c on c.id = b.category_id';

export const SELECT_SUMMARIES = `select ${SUMMARY_COLUMNS} ${FROM}`;

export const SELECT_DETAILS = `
  select ${SUMMARY_COLUMNS}, b.email, b.website, b.latitude::float8, b.longitude::float8, b.languages,
    b.fee_basis as "feeBasis", b.licences, b.created_at as "createdAt", b.updated_at as "updatedAt", b.version,
    (select coalesce(json_agg(json_build_object('name', a.name, 'slug', a.slug) order by a.name), '[]')
     from business_practice_areas p join categories a on a.id = p.category_id
     where p.business_id = b.id) as "additionalPracticeAreas"
  ${FROM}`;
