/** CPU seconds of steps on a quiet machine of two cores, as `npm test` prints them. */
export const CPU_SECONDS: Readonly<Record<string, number>> = {
  build: 80,
  lint: 60,
  'format:check': 43,
  typecheck: 35,
  'everyday journeys': 150,
  'other journeys': 900,
  stories: 500,
  'specs of svc-search-indexer': 220,
  'specs of svc-search-indexer on Node.js 24': 220,
  'slow specs of svc-search-indexer': 90,
  'specs of svc-directory': 88,
  'specs of svc-directory on Node.js 24': 88,
  'specs of infra': 80,
  'specs of mf-*': 90,
  'specs of packages/*': 80,
  'specs of shell': 70,
};

/** A step that is not listed. */
export const USUAL_CPU_SECONDS = 20;

/** Three times what the longest browser step takes on a quiet machine. */
export const BROWSER_STEP_SECONDS = 1800;
