import { US_STATES } from '@lawdex/contracts/us-states';
import { stateWritten } from './states.core.ts';

it.each([
  ['MA', 'MA', 'ma', 'M.A.', 'Mass.', 'massachusetts', 'Commonwealth of Massachusetts', 'Massach'],
  ['DC', 'D.C.', 'D. C.', 'Washington DC', 'Washington, D.C.', 'District of Columbia'],
  ['WA', 'Washington', 'Wash.', 'Washington State'],
  ['NY', 'N.Y.', 'New York State', 'US-NY', 'NY, USA'],
  ['CA', 'CA - California', 'California (CA)', 'Calif'],
  ['NC', 'N. Carolina'],
  ['WV', 'W. Va.'],
  ['TX', 'Tex.'],
  ['GA', 'GA 30301'],
  ['GU', 'Guam'],
  ['VI', 'VI', 'U.S. Virgin Islands', 'US Virgin Islands'],
  ['AS', 'American Samoa'],
  ['PR', 'Puerto Rico', 'P.R.'],
  ['AE', 'AE'],
])('%s is written in several ways', (state, ...ways) => {
  expect(ways.map((written) => [written, stateWritten(written)])).toEqual(ways.map((written) => [written, state]));
});

it.each(['', 'ON', 'Ontario', 'XX', 'New', 'N', 'CA, NV', 'Washington County, Oregon', 'US', '02108'])(
  '%j is no one state',
  (written) => {
    expect(stateWritten(written)).toBeUndefined();
  },
);

it('knows every state by its letters and by its name', () => {
  for (const { abbreviation, name } of US_STATES) {
    expect([stateWritten(abbreviation), stateWritten(name)]).toEqual([abbreviation, abbreviation]);
  }
});
