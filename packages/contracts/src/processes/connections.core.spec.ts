import { connectionsOf } from './connections.core.ts';

it('a service holds its pool, and with consumers a relay and a listener too', () => {
  expect(connectionsOf(0)).toBe(10);
  expect(connectionsOf(1)).toBe(13);
  expect(connectionsOf(3)).toBe(15);
});
