import { cpSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { linkModules } from '../testing/link-modules.ts';
import { listWorkspaces } from '../build/workspaces.ts';
import { freePort } from '../processes/free-port.ts';
import { runCommand } from '../commands/run-command.ts';
import { SiteProcess } from '../testing/site-process.ts';
import { ROOT } from '../files/paths.ts';
import { filesOfRecipe } from '../testing/recipe.ts';
import { files, read } from '../testing/repository.ts';
import { scratchFolder, writeFiles } from '../testing/scratch-folder.ts';

const recipes = read('docs/CONTRIBUTING.md');
const service = filesOfRecipe(recipes, 'Add a service');
const microfrontend = filesOfRecipe(recipes, 'Add a microfrontend');
/** Copied along, so that only what is new has to be built there. */
const BUILT = ['releases', ...listWorkspaces().map(({ dir }) => `${dir}/dist`)];

describe('the recipes of docs/CONTRIBUTING.md', () => {
  const scratch = scratchFolder();
  let site: SiteProcess;
  let origin: string;

  beforeAll(async () => {
    for (const file of [...files, ...BUILT].filter((one) => existsSync(path.join(ROOT, one))))
      cpSync(path.join(ROOT, file), path.join(scratch, file), { recursive: true });
    linkModules(scratch);
    writeFiles(scratch, { ...service, ...microfrontend });
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const dataDir = path.join(scratch, '.data');
    mkdirSync(dataDir);
    site = new SiteProcess({ root: scratch, dataDir, port });
    await site.start();
  });

  afterAll(() => site.stop());

  it('touch no file outside the new folders, and list every file that they show', () => {
    expect(Object.keys(service)).toHaveLength(7);
    expect(Object.keys(service).filter((file) => !file.startsWith('svc-greetings/'))).toEqual([]);
    expect(Object.keys(microfrontend)).toHaveLength(4);
    expect(Object.keys(microfrontend).filter((file) => !file.startsWith('mf-greetings/'))).toEqual([]);
    const missing = Object.keys({ ...service, ...microfrontend }).filter((file) => !recipes.includes(`| \`${file}\``));
    expect(missing).toEqual([]);
  });

  it('add a service that answers through the gateway', async () => {
    const answer = await fetch(`${origin}/api/greetings`);
    expect(await answer.json()).toEqual({ greeting: 'Good morning' });
  });

  it('add a microfrontend whose page comes from the server, and leave everything else in working order', async () => {
    const answer = await fetch(`${origin}/welcome`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(/<h1[^>]*>Welcome<\/h1>/);
    expect(html).toContain('/_mf/mf-greetings/');
    for (const path of ['/', '/api/categories']) expect((await fetch(origin + path)).status).toBe(200);
  });

  it.each(['svc-greetings', 'mf-greetings'])('are typed: %s', async (folder) => {
    const command = ['node_modules/.bin/tsc', '-p', folder];
    const { output } = await runCommand({ command, cwd: scratch, limitSeconds: 120 });
    expect(output).toBe('');
  });
});
