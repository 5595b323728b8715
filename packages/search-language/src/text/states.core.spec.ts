import { US_STATES } from '@lawdex/contracts/us-states';
import { stateWritten } from './states.core.ts';

it.each([
  ['MA', 'MA'],
  ['ma', 'MA'],
  ['M.A.', 'MA'],
  ['Mass.', 'MA'],
  ['massachusetts', 'MA'],
  ['Commonwealth of Massachusetts', 'MA'],
  ['Massach', 'MA'],
  ['D.C.', 'DC'],
  ['D. C.', 'DC'],
  ['Washington DC', 'DC'],
  ['Washington, D.C.', 'DC'],
  ['District of Columbia', 'DC'],
  ['Washington', 'WA'],
  ['Wash.', 'WA'],
  ['Washington State', 'WA'],
  ['N.Y.', 'NY'],
  ['New York State', 'NY'],
  ['US-NY', 'NY'],
  ['NY, USA', 'NY'],
  ['CA - California', 'CA'],
  ['California (CA)', 'CA'],
  ['Calif', 'CA'],
  ['N. Carolina', 'NC'],
  ['W. Va.', 'WV'],
  ['Tex.', 'TX'],
  ['GA 30301', 'GA'],
  ['Guam', 'GU'],
  ['VI', 'VI'],
  ['U.S. Virgin Islands', 'VI'],
  ['US Virgin Islands', 'VI'],
  ['American Samoa', 'AS'],
  ['Puerto Rico', 'PR'],
  ['P.R.', 'PR'],
  ['AE', 'AE'],
])('%s is %s', (written, state) => {
  expect(stateWritten(written)).toBe(state);
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
