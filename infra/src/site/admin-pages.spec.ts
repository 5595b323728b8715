import { join } from 'node:path';
import { adminPagesOf, adminVariables, keepAdminPages } from './admin-pages.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const cars = { name: 'svc-cars', admin: true };
const services = [cars, { name: 'svc-birds' }];
const secrets = { of: (name: string) => `secret of ${name}` };

it('a service that says so has pages for operators on a port and with a token of their own, and its commands find them', async () => {
  const pages = await adminPagesOf(services, { adminPorts: { 'svc-cars': 4001 } }, secrets);
  expect(pages).toEqual([
    {
      service: 'svc-cars',
      url: 'http://127.0.0.1:4001',
      secret: 'cars_admin_token',
      env: { ADMIN_PORT: '4001', ADMIN_TOKEN: 'secret of cars_admin_token' },
    },
  ]);
  const file = join(scratchFolder(), 'admin-pages.json');
  expect(adminVariables(file, cars, secrets)).toEqual({});
  keepAdminPages(file, pages);
  expect(adminVariables(file, cars, secrets)).toEqual({
    ADMIN_URL: 'http://127.0.0.1:4001',
    ADMIN_TOKEN: 'secret of cars_admin_token',
  });
  expect(adminVariables(file, { name: 'svc-birds' }, secrets)).toEqual({});
});
