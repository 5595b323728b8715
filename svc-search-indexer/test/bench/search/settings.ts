import { environmentOrThrow, integer, optional, optionalText, origin, variable } from '@lawdex/contracts';

const { SIZES, ASKED, MEILI_BINARY, MEILI_URL, MEILI_KEY } = environmentOrThrow(
  {
    SIZES: variable(
      {
        expected: 'numbers of businesses such as 10000,100000',
        parse: (raw) => (/^\d+(,\d+)*$/.test(raw) ? raw.split(',').map(Number) : undefined),
      },
      [10_000, 100_000],
    ),
    ASKED: integer({ min: 10, max: 100_000, fallback: 150 }),
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
  meilisearch: { binary: MEILI_BINARY, url: MEILI_URL, key: MEILI_KEY },
};
