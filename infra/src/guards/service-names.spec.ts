import { listServices } from '../services/list-services.ts';
import { databaseOf } from '../services/names.core.ts';
import { files, read } from '../testing/repository.ts';

/** The guards may name services, because they plant faults to be caught. */
const MAY_NAME_SERVICES = /^infra\/src\/guards\//;

const words = listServices().flatMap((service) => [service.name, databaseOf(service)]);
const namesService = (text: string): boolean => words.some((word) => text.includes(word));

it('infra names no service and no database of one: whatever it knows of them stands in their svc.json', () => {
  const own = files.filter((file) => /^infra\/src\/.*\.(ts|mjs)$/.test(file) && !MAY_NAME_SERVICES.test(file));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => namesService(read(file)))).toEqual([]);
});

it('is caught when it does', () => {
  const [name, database] = words;
  const planted = [
    `const first = '${name}';`,
    `const url = 'postgres://h/${database}';`,
    "const other = 'svc-greetings';",
  ];
  expect(planted.map(namesService)).toEqual([true, true, false]);
});
