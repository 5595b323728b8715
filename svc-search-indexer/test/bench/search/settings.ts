import { environmentOrThrow, integer, optional, optionalText, origin, variable } from '@lawdex/contracts';

const { SIZES, ASKED, BENCH_DATA, MEILI_BINARY, MEILI_URL, MEILI_KEY } = environmentOrThrow(
  {
    SIZES: variable(
      {
        expected: 'numbers of businesses such as 10000,100000',
        parse: (raw) => (/^\d+(,\d+)*$/.test(raw) ? raw.split(',').map(Number) : undefined),
      },
      [10_000, 100_000],
    ),
    ASKED: integer({ min: 10, max: 100_000, fallback: 150 }),
    BENCH_DATA: optionalText(),
    MEILI_BINARY: optionalText(),
    MEILI_URL: optional(origin()),
    MEILI_KEY: optionalText(),
  },
  process.env,
);

export const settings = {
  sizes: SIZES,
  /** Searches of each kind, no two of them alike. */
  asked: ASKED,
  /** Where the filled databases stay for the next run; without it they go with this one. */
  dataFolder: BENCH_DATA,
  meilisearch: { binary: MEILI_BINARY, url: MEILI_URL, key: MEILI_KEY },
};
