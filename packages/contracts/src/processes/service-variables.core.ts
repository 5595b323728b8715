import { HOLD_RULE } from '../businesses/review-checks.core.ts';
import { described, integer, optional, variable } from './environment.core.ts';

/** Variables of svc-directory that lift the published rule, for tests. npm start checks them and passes them on. */
export const HOLD_VARIABLES = {
  HOLD_REVIEWS_ABOVE: described(
    'The usual number of reviews on a day of a business that has few, above which they count later. The public page tells the default.',
    integer({ min: 1, max: 1_000_000_000, fallback: HOLD_RULE.usualADay }),
  ),
  HOLD_REVIEWS_OF_NETWORK_ABOVE: described(
    'Reviews of a business by one network in a day above which more are held back.',
    integer({ min: 1, max: 1_000_000_000, fallback: HOLD_RULE.ofNetworkADay }),
  ),
};

const share = variable<number>(
  { expected: 'a number from 0 to 1', parse: (raw) => (/^(0(\.\d+)?|1(\.0+)?)$/.test(raw) ? Number(raw) : undefined) },
  1,
);

const url = variable<string>({
  expected: 'an http(s) URL such as http://collector:4318',
  parse: (raw) => (/^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/.test(raw) ? raw : undefined),
});

/** The variables of every process that answers requests; the names are OpenTelemetry's own. */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    'A collector that takes OTLP over HTTP; traces are sent there. None are made without one.',
    optional(url),
  ),
  OTEL_TRACES_SAMPLER_ARG: described('Of the requests, the share that is traced.', share),
};
