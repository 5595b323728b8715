const check = (name: string, condition: string): string =>
  `alter table businesses add constraint businesses_${name} check (${condition})`;

const TIME = `'^([01][0-9]|2[0-3]):[0-5][0-9]$'`;

/** Constraints for a row of `businesses`, whoever writes it. */
export const BUSINESS_CHECKS: readonly string[] = [
  `create function valid_hours(hours jsonb) returns boolean language sql immutable as $$
     select case when jsonb_typeof(hours) <> 'object' then false else not exists (
       select from jsonb_each(hours) as entry (day, times)
       where day not in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')
          or case when jsonb_typeof(times) <> 'object' then true else
               times - 'open' - 'close' <> '{}'
               or coalesce(times ->> 'open', '') !~ ${TIME} or coalesce(times ->> 'close', '') !~ ${TIME} end) end $$`,
  `create function valid_licences(licences jsonb) returns boolean language sql immutable as $$
     select case when jsonb_typeof(licences) <> 'array' then false else not exists (
       select from jsonb_array_elements(licences) as licence
       where case when jsonb_typeof(licence) <> 'object' then true else
               coalesce(licence ->> 'jurisdiction', '') = ''
               or coalesce(licence ->> 'sourceUrl', 'https://') !~* '^https?://' end) end $$`,
  check('slug', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 120`),
  check('name', 'length(name) between 1 and 200'),
  check('description', 'length(description) <= 10000'),
  check('image', String.raw`image ~ '^/[^/\\]'`),
  check('price_range', `price_range in ('$', '$$', '$$$', '$$$$')`),
  check('rating', '(review_count = 0 and rating = 0) or (review_count > 0 and rating between 1 and 5)'),
  check('address', 'length(address) between 1 and 300'),
  check('city', String.raw`length(city) between 1 and 80 and city !~ '[/\\[:cntrl:]]'`),
  check('state', `state ~ '^[A-Z]{2}$'`),
  check('zip_code', `zip_code ~ '^[0-9]{5}(-[0-9]{4})?$'`),
  check('phone', `phone ~ '[0-9]' and length(phone) <= 40`),
  check('email', `email like '_%@_%' and length(email) <= 254`),
  check('website', String.raw`website ~* '^https?://[^/\s]\S*$' and length(website) <= 2000`),
  check('position', 'latitude between -90 and 90 and longitude between -180 and 180'),
  check('position_is_whole', '(latitude is null) = (longitude is null)'),
  check('hours', 'valid_hours(hours)'),
  check('licences', 'valid_licences(licences)'),
  check('fee_basis', `fee_basis <@ '{contingency,flat,hourly}'`),
];

export const BUSINESS_INDEXES: readonly string[] = [
  // The importer finds a business by this key, besides its slug.
  'create unique index businesses_by_name_and_zip on businesses (lower(name), zip_code)',
  'create index businesses_by_category on businesses (category_id, quality desc, id)',
  'create index businesses_by_city on businesses (city_key, quality desc, id) include (state)',
];

export const REVIEW_INDEXES: readonly string[] = [
  // Includes the rating, so that the average is read from the index alone.
  'create index reviews_by_business on reviews (business_id, created_at desc, id desc) include (rating)',
];
