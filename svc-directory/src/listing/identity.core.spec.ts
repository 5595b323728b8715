import { identityOf } from './identity.core.ts';

const FIRM = { name: 'Alpha & Beta LLP', address: '1 State St', zipCode: '62701' };
const isSame = (other: Partial<typeof FIRM>): boolean => identityOf({ ...FIRM, ...other }) === identityOf(FIRM);

it.each([
  { zipCode: '62701-1234' },
  { name: 'ALPHA AND BETA, L.L.P.' },
  { name: 'Álpha  & Beta LLP' },
  { address: '1 State Street, Suite 200' },
  { address: '1 STATE ST.' },
])('a firm with %j is the same', (other) => {
  expect(isSame(other)).toBe(true);
});

it.each([
  { zipCode: '62702' },
  { name: 'Alpha & Gamma LLP' },
  { address: '900 State St' },
  { address: '1 N State St' },
  { address: '1 Second St' },
])('a firm with %j is another', (other) => {
  expect(isSame(other)).toBe(false);
});
