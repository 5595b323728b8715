import { readEnvironment } from '../processes/environment.core.ts';
import { VISITOR_LIMITS } from './visitor-limits.core.ts';

const proxies = (TRUSTED_PROXIES: string) => {
  const outcome = readEnvironment(VISITOR_LIMITS, { TRUSTED_PROXIES });
  return outcome.kind === 'ok' ? outcome.config.TRUSTED_PROXIES : outcome.problems;
};

it('TRUSTED_PROXIES names nobody unless told', () => {
  expect(proxies('')).toEqual([]);
});

it('TRUSTED_PROXIES names addresses and ranges of both families', () => {
  expect(proxies('::ffff:10.0.0.7, 192.168.0.0/16,::1,fd00::/8')).toEqual([
    { address: '10.0.0.7', family: 'ipv4', prefix: 32 },
    { address: '192.168.0.0', family: 'ipv4', prefix: 16 },
    { address: '::1', family: 'ipv6', prefix: 128 },
    { address: 'fd00::', family: 'ipv6', prefix: 8 },
  ]);
});

it.each([
  ...['localhost', '10.0.0', '10.0.0.256', '010.0.0.1', '10.0.0.1/33', '10.0.0.0/8/8', '10.0.0.1/x'],
  ...['::g', '1:2', 'fe80::/129', '10.0.0.1,', '10.0.0.1:80'],
  // Would believe every visitor.
  ...['0.0.0.0/0', '::/0'],
])('TRUSTED_PROXIES cannot be %s', (text) => {
  expect(proxies(text)).toEqual([
    `TRUSTED_PROXIES must be addresses or ranges such as 10.0.0.7 or 10.0.0.0/8, separated by commas, not "${text}"`,
  ]);
});
