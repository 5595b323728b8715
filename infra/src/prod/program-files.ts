import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { baseEnvironment } from '../commands/base-environment.ts';
import { runStep } from '../commands/run-step.ts';
import { substitute } from '../compose/dockerfile.ts';
import type { Dockerfile } from '../compose/dockerfile.ts';
import { StartError } from '../start/errors.ts';

/** The stage that makes what an image holds of ours; the stages after it copy it and add nothing but rights. */
const STAGE = 'program-files';

export interface ProgramFiles {
  dockerfile: Dockerfile;
  /** What stands for /out of the stage `build`. */
  packed: string;
  /** Where the images are made, a folder each. */
  images: string;
  logs: string;
}

/**
 * Follows the Dockerfile, without Docker: its COPYs take from what `npm run pack` has written, its RUNs run in a clean folder. Answers
 * the folder that the image has as /app. What has been made of the same files before is not made again.
 */
export async function makeProgramFiles(
  program: string,
  { dockerfile, packed, images, logs }: ProgramFiles,
): Promise<string> {
  const stage = dockerfile.stages.find(({ name }) => name === STAGE);
  if (!stage) throw new StartError(`The Dockerfile has no stage "${STAGE}".`);
  const args = { ...dockerfile.args, PROGRAM: program };
  const root = join(images, program);
  const stampFile = `${root}.made`;
  const stamp = `${hashOf(packed, [program, 'tools'])} ${JSON.stringify(stage)}`;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return join(root, 'app');
  rmSync(stampFile, { force: true });
  rmSync(root, { recursive: true, force: true });
  let workdir = root;
  for (const { keyword, args: raw, flags } of stage.steps) {
    const words = raw.map((word) => substitute(word, args));
    if (keyword === 'WORKDIR') workdir = inside(root, workdir, words[0] ?? '/');
    if (keyword === 'COPY') copy(words, packedPath(packed, flags['from'], words), root, workdir);
    if (keyword === 'RUN') {
      const env = { ...baseEnvironment(), CI: 'true' };
      await runStep({ name: `image-${program}`, command: ['sh', '-ec', words.join(' ')], cwd: workdir, env, logs });
    }
  }
  writeFileSync(stampFile, stamp);
  return join(root, 'app');
}

/** Of all that was packed, built files too. */
function hashOf(packed: string, folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const files = readdirSync(join(packed, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

const inside = (root: string, workdir: string, path: string): string => {
  const target = path.startsWith('/') ? join(root, path) : resolve(workdir, path);
  mkdirSync(target, { recursive: true });
  return target;
};

function packedPath(packed: string, from: string | undefined, [source = '']: readonly string[]): string {
  if (from === 'build' && source.startsWith('/out/')) return join(packed, source.slice('/out/'.length));
  throw new StartError(
    `Only what the stage "build" has packed can be copied here, not ${from ?? 'the context'} ${source}.`,
  );
}

function copy([source = '', target = '']: readonly string[], from: string, root: string, workdir: string): void {
  const to = inside(root, workdir, target);
  const isFile = /\.\w+$/.test(source);
  cpSync(from, isFile ? join(to, source.split('/').at(-1) ?? '') : to, { recursive: true });
}
