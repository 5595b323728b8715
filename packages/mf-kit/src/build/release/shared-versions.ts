import { createRequire } from 'node:module';
import path from 'node:path';
import { RUNTIME_VERSION } from '../../runtime/version.ts';
import { readJson } from '../files.ts';

const require = createRequire(import.meta.url);

const versionOf = (name: string) =>
  readJson<{ version: string }>(require.resolve(path.join(name, 'package.json'))).version;

/**
 * Versions of the shared libraries. At run time only the shell's copy exists, because React fails with two and the others would load
 * twice.
 */
export const sharedVersions = (): Record<string, string> => ({
  react: versionOf('react'),
  'react/jsx-runtime': versionOf('react'),
  'react/jsx-dev-runtime': versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'react-dom/': versionOf('react-dom'),
  'react-router-dom': versionOf('react-router-dom'),
  '@tanstack/react-query': versionOf('@tanstack/react-query'),
  '@lawdex/mf-kit/runtime': RUNTIME_VERSION,
});
