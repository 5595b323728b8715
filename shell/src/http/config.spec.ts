import { expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const NEEDED = {
  UPSTREAMS: '[{"name":"svc-one","url":"http://127.0.0.1:1","prefixes":["/api/"]}]',
  REGISTRY_FILE: '/data/registry.json',
};

it('needs only its services and the registry', () => {
  expect(readConfig(NEEDED)).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    origin: 'http://localhost:3000',
    demoData: true,
    analytics: null,
    upstreams: [{ name: 'svc-one', url: 'http://127.0.0.1:1', prefixes: ['/api/'] }],
    registryFile: '/data/registry.json',
    renderDeadline: 800,
  });
});

it('names everything that is wrong at once, and where it is described', () => {
  const read = () => readConfig({ PUBLIC_ORIGIN: 'example.org', RENDER_WORKERS: 'many' });
  expect(read).toThrow(/PUBLIC_ORIGIN[\s\S]*UPSTREAMS is required[\s\S]*REGISTRY_FILE[\s\S]*RENDER_WORKERS/);
  expect(read).toThrow('README.md, "Configuration"');
});

it('wants the script of an analytics id, over https', () => {
  const env = { ...NEEDED, ANALYTICS_ID: 'G-1' };
  expect(() => readConfig(env)).toThrow('ANALYTICS_SCRIPT_URL is required');
  expect(() => readConfig({ ...env, ANALYTICS_SCRIPT_URL: 'http://a.example/a.js' })).toThrow('https://');
  const scriptUrl = 'https://a.example/a.js';
  expect(readConfig({ ...env, ANALYTICS_SCRIPT_URL: scriptUrl }).analytics).toEqual({ id: 'G-1', scriptUrl });
});
