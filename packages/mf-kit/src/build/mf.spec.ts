import { ScratchRepository } from '../../test/scratch-repository.ts';
import { mf } from './mf.ts';

let repository: ScratchRepository;
let told: { log: string[]; error: string[] };
beforeEach(() => {
  repository = new ScratchRepository();
  told = { log: [], error: [] };
});
afterEach(() => repository.remove());

const run = (command: string) =>
  mf(command.split(' ').filter(Boolean), repository.root, {
    log: (line) => told.log.push(line),
    error: (line) => told.error.push(line),
  });

it.each([
  ['', 'Say what to do.'],
  ['deploy mf-hello', 'There is no command "deploy".'],
  ['build', 'mf build needs the folder of a microfrontend.'],
  ['adopt', 'mf adopt needs the folder of a microfrontend.'],
  ['build mf-hello --mode fast', '--mode is "production" or "development", not "fast".'],
  ['build mf-hello --speed 9', "Unknown option '--speed'"],
  ['publish mf-hello --publish r.json', 'Name a release as mf-hello@0.1.0-3f9ac2d1, not "mf-hello".'],
  ['publish mf-hello@1', 'mf publish needs --publish registry.json.'],
  ['rollback --publish r.json', 'mf rollback needs the name of a microfrontend.'],
])('mf ends with 2 and the usage when it does not understand: %s', async (command, reason) => {
  expect(await run(command)).toBe(2);
  expect(told.error.join()).toContain(reason);
  expect(told.error.join()).toContain('mf rollback <name>');
});

it.each([
  ['build mf-nowhere', 'There is no mf-nowhere/mf.json'],
  ['adopt mf-hello', 'mf-hello/dist/client/mf-manifest.json: build client with ModuleFederationPlugin first.'],
  ['publish mf-hello@9 --publish r.json', 'Built versions of mf-hello: none.'],
  ['rollback mf-hello --publish r.json', 'no earlier version of mf-hello'],
  ['retire mf-hello@9 --publish r.json', 'does not list mf-hello 9'],
])('mf ends with 1 and the reason alone when it fails: %s', async (command, reason) => {
  expect(await run(command)).toBe(1);
  expect(told.error).toEqual([expect.stringContaining(reason)]);
  expect(told.error.join()).not.toContain('mf rollback <name>');
});

it('mf publishes, rolls back and retires, and says what is live', async () => {
  for (const version of ['1', '2']) {
    repository.writeRelease(version);
    expect(await run(`publish mf-hello@${version} --publish r.json`)).toBe(0);
  }
  expect(await run('rollback mf-hello --publish r.json')).toBe(0);
  expect(await run('retire mf-hello@2 --publish r.json')).toBe(0);
  expect(told.log).toEqual([
    'mf-hello 1 is live',
    'mf-hello 2 is live',
    'mf-hello 1 is live',
    'mf-hello 2 is off the list',
  ]);
});
