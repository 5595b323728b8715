/** Where each of them is named in the environment of a program: whoever reads it has to reach it. */
const NAMED_BY = {
  postgres: /(^|_)DATABASE_URL_FILE$/,
  meilisearch: /^MEILI_URL$/,
  collector: /^OTEL_EXPORTER_OTLP_ENDPOINT$/,
};

type Block = Record<string, unknown>;

/** Who waits for our own PostgreSQL, which is not started then. */
const waitsNotForOurs = ({ depends_on: after }: Block): Block =>
  typeof after === 'object' && after !== null && 'postgres' in after
    ? { depends_on: { postgres: { condition: 'service_healthy', required: false } } }
    : {};

/** A server elsewhere -> the containers that have to reach it, with what they get for that. Shells are on a network that reaches outside already. */
export function externalBlocks(
  blocks: readonly (readonly [string, string, Block])[],
): Record<keyof typeof NAMED_BY, Record<string, Block>> {
  const whoReads = (pattern: RegExp, more: Block): Record<string, Block> =>
    Object.fromEntries(
      blocks
        .filter(([, , { environment, networks }]) => {
          const isInside = Array.isArray(networks) && !networks.includes('front');
          return isInside && Object.keys(environment ?? {}).some((name) => pattern.test(name));
        })
        .map(([name, , block]) => [name, { networks: ['outward'], ...more, ...waitsNotForOurs(block) }]),
    );
  return {
    postgres: whoReads(NAMED_BY.postgres, { secrets: ['postgres_ca'] }),
    meilisearch: whoReads(NAMED_BY.meilisearch, {}),
    collector: whoReads(NAMED_BY.collector, {}),
  };
}
