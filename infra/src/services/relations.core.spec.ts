import { hearersOf, inStartOrder } from './relations.core.ts';

const service = (name: string, ...hears: string[]) => ({ name, hears });
const names = (services: { name: string }[]) => services.map(({ name }) => name);

const chain = [service('svc-a'), service('svc-b', 'svc-a'), service('svc-c', 'svc-b')];

it('the hearers of a service are those that name it', () => {
  expect(names(hearersOf(chain, 'svc-a'))).toEqual(['svc-b']);
});

it.each([
  ['who hears starts first, over any number of steps', chain, ['svc-c', 'svc-b', 'svc-a']],
  ['two that hear each other start once', [service('svc-a', 'svc-b'), service('svc-b', 'svc-a')], ['svc-b', 'svc-a']],
])('%s', (_what, services, order) => expect(names(inStartOrder(services))).toEqual(order));
