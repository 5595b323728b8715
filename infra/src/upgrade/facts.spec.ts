import { spawn, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listServices } from '../services/list-services.ts';
import { lackingIn, variablesOf } from './facts.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const [service] = listServices();
const required = (program: string): string[] => variablesOf(program).flatMap((one) => (one.required ? [one.name] : []));
const own = required(`${service?.name}/dist/main.js`);
const [first = ''] = own;
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** The children's file of an npm start that gives these processes these variables. */
async function given(children: Readonly<Record<string, readonly string[]>>): Promise<string> {
  const entries = [];
  for (const [name, variables] of Object.entries(children)) {
    const env = Object.fromEntries(variables.map((variable) => [variable, 'x']));
    const child = spawn(process.execPath, ['--eval', 'console.log(); setInterval(() => {}, 1000)'], { env });
    running.push(child);
    // It has an environment only once the program runs.
    await new Promise((resolve) => child.stdout.once('data', resolve));
    entries.push({ name, pid: child.pid, startedAt: '' });
  }
  const file = join(scratchFolder(), 'children.json');
  writeFileSync(file, JSON.stringify(entries));
  return file;
}

it('what the next version of a process requires is not lacking when the process that runs is given it, also as a file, and nowhere when nothing runs', async () => {
  const variables = own.map((name, index) => (index === 0 ? `${name}_FILE` : name));
  expect(lackingIn(await given({ [service?.name ?? '']: variables }))).toEqual([]);
  expect(lackingIn(await given({}))).toEqual([]);
});

it('what the next version of a process requires is named, with the process, when it is not', async () => {
  const children = { [service?.name ?? '']: own.slice(1), shell: [] };
  expect(lackingIn(await given(children))).toEqual([
    { name: service?.name, variables: [first] },
    { name: 'shell', variables: required('shell/dist/http/main.js') },
  ]);
});
