import { satisfy as whole } from '@module-federation/enhanced/runtime';
import { satisfy } from './satisfy.core.ts';

const VERSIONS = '0.1.0 0.1.1 0.2.0 7.18.5 7.19.0 19.2.8 19.2.9 19.3.0 20.0.0'.split(' ');
const RANGES = '^0.1.1,^19.2.9,~19.2.9,19.2.9,19.x,*,,>=19.2.9,>19.2.9,<=19.2.9,<19.2.9,^19,~7.18,=7.18.5'.split(',');

it.each([...RANGES, '^7.18.5 || ^19.0.0', '>=7 <19.3'])('%s means what it means to the runtime', (range) => {
  const fitting = (reads: typeof whole) => VERSIONS.filter((version) => reads(version, range));
  expect(fitting(satisfy)).toEqual(fitting(whole));
});
