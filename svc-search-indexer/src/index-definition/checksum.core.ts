/** The documents whose ids begin with the same two digits. */
export interface Bucket {
  bucket: string;
  documents: number;
  /** Checksum of their ids, whatever their order. */
  checksum: string;
}

const DIGITS = 12;

export const bucketOf = (id: string): string => id.slice(0, 2);

/** As PostgreSQL makes one: the last twelve digits of all ids, combined by `xor`. */
export function censusOf(ids: Iterable<string>): Bucket[] {
  const buckets = new Map<string, { documents: number; sum: bigint }>();
  for (const id of ids) {
    const { documents, sum } = buckets.get(bucketOf(id)) ?? { documents: 0, sum: 0n };
    buckets.set(bucketOf(id), { documents: documents + 1, sum: sum ^ BigInt(`0x${id.slice(-DIGITS)}`) });
  }
  return [...buckets]
    .map(([bucket, { documents, sum }]) => ({ bucket, documents, checksum: String(sum) }))
    .sort((a, b) => (a.bucket < b.bucket ? -1 : 1));
}

export function differingBuckets(expected: readonly Bucket[], held: readonly Bucket[]): string[] {
  const known = new Map(held.map((one) => [one.bucket, one]));
  const wrong = expected.filter(({ bucket, documents, checksum }) => {
    const other = known.get(bucket);
    return other?.documents !== documents || other.checksum !== checksum;
  });
  const unexpected = held.filter(({ bucket }) => !expected.some((one) => one.bucket === bucket));
  return [...wrong, ...unexpected].map(({ bucket }) => bucket).sort();
}
