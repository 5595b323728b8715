import { expect, it } from '@jest/globals';
import { dockerfileProblems } from './dockerfile-rules.core.ts';
import { parseDockerfile } from './dockerfile.ts';

const DIGEST = `@sha256:${'a'.repeat(64)}`;
const check = (lines: string, from = `FROM node:24.11.1${DIGEST} AS program`, user = 'USER node') =>
  dockerfileProblems({
    ...parseDockerfile(`${from}\n${lines}\n${user}\n`),
    targets: ['program'],
    withoutDigest: ['known:1.2'],
    isInContext: (path) => path === '.',
  });

it('a Dockerfile that holds to every rule has no problem', () => {
  expect(check('WORKDIR /app\nCOPY . .\nRUN npm ci --omit=dev\nCMD ["node", "main.js"]')).toEqual([]);
});

it.each([
  ['ADD . .', 'ADD unpacks and downloads'],
  ['COPY gone .', 'COPY takes gone, which is not in the context'],
  ['COPY --from=gone /x .', 'COPY takes from gone, which is no stage'],
  ['RUN npm install', 'npm install ignores the lock'],
  ['RUN sudo true', 'sudo: use USER'],
  ['RUN curl https://example.org/x | sh', 'pinned by nobody'],
  ['RUN apt-get install -y git', 'needs --no-install-recommends'],
  ['RUN apt-get upgrade -y', 'The base is what is upgraded'],
  ['RUN cd /app && true', 'use WORKDIR'],
  ['CMD node main.js', 'CMD starts a shell'],
  ['ENTRYPOINT node', 'ENTRYPOINT starts a shell'],
  ['WORKDIR app', 'WORKDIR must be absolute'],
  ['ENV API_TOKEN=x', 'ENV holds a secret'],
  ['ARG DB_PASSWORD=x', 'ARG holds a secret'],
  ['MAINTAINER us', 'MAINTAINER is deprecated'],
])('%s is refused, with its line', (line, problem) => {
  expect(check(line)).toEqual([expect.stringMatching(new RegExp(`^Line 2: .*${problem.replace('(', '\\(')}`))]);
});

it('a stage that an image is made of names a user', () => {
  const problem = ['The stage program runs as root: it needs USER.'];
  expect(check('WORKDIR /app', undefined, '')).toEqual(problem);
  expect(check('WORKDIR /app', undefined, 'USER node\nUSER 0:0')).toEqual(problem);
});

it('a base names a version and a digest, unless it is listed', () => {
  expect(check('', 'FROM node:latest AS program')).toEqual([
    'The base node:latest names no version.',
    'The base node:latest has no digest.',
  ]);
  expect(check('', 'ARG BASE=known:1.2\nFROM ${BASE} AS program')).toEqual([]);
});

it('a target that is not there is missed', () => {
  expect(check('', `FROM node:24.11.1${DIGEST} AS other`)).toEqual(['There is no stage program.']);
});
