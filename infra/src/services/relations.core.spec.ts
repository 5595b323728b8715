import { hearersOf, inStartOrder } from './relations.core.ts';

const service = (name: string, ...hears: string[]) => ({ name, hears });
const names = (services: { name: string }[]) => services.map(({ name }) => name);

it('the hearers of a service are those that name it', () => {
  const services = [service('svc-a'), service('svc-b', 'svc-a'), service('svc-c', 'svc-b')];
  expect(names(hearersOf(services, 'svc-a'))).toEqual(['svc-b']);
});

it('who hears starts first, over any number of steps', () => {
  const services = [service('svc-a'), service('svc-b', 'svc-a'), service('svc-c', 'svc-b')];
  expect(names(inStartOrder(services))).toEqual(['svc-c', 'svc-b', 'svc-a']);
});

it('two that hear each other both start, once', () => {
  expect(names(inStartOrder([service('svc-a', 'svc-b'), service('svc-b', 'svc-a')]))).toEqual(['svc-b', 'svc-a']);
});
