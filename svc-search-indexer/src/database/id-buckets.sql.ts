/** Counts the ids of a table, or of a subquery, by bucket: rows of `Bucket`. */
export const countBucketsOf = (table: string): string => `
    select left(id::text, 2) as bucket, count(*)::int as documents,
      bit_xor(('x' || right(id::text, 12))::bit(48)::bigint)::text as checksum
    from ${table} group by 1 order by 1`;

export const boundsOf = (bucket: string): [string, string] => [
  `${bucket}000000-0000-0000-0000-000000000000`,
  `${bucket}ffffff-ffff-ffff-ffff-ffffffffffff`,
];
