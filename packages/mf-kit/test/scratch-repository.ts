import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeRelease } from '@lawdex/release-store/testing';

/** A repository for one test, with a tiny microfrontend and a package that it depends on. */
export class ScratchRepository {
  readonly root = mkdtempSync(path.join(tmpdir(), 'mf-kit-'));
  readonly releases = path.join(this.root, 'releases');
  readonly registry = path.join(this.root, 'data/registry.json');

  constructor() {
    this.write('package-lock.json', '{}');
    this.write('packages/words/package.json', { name: '@scratch/words', version: '1.0.0' });
    this.write('packages/words/src/index.ts', "export const greeting = 'Hello';\n");
    this.write('mf-hello/package.json', {
      name: '@scratch/mf-hello',
      version: '0.1.0',
      dependencies: { '@scratch/words': '1.0.0', react: '19.3.1' },
    });
    this.write('mf-hello/mf.json', {
      name: 'mf-hello',
      contract: 1,
      routes: [{ path: '/hello', module: './hello' }],
    });
    this.write(
      'mf-hello/src/expose/hello.tsx',
      "import { Link } from 'react-router-dom';\nimport './hello.css';\nconst Page = () => <Link to=\"/\">Hello</Link>;\nexport default { Page };\n",
    );
    this.write('mf-hello/src/expose/hello.css', 'a { color: red }\n');
    mkdirSync(path.join(this.root, 'node_modules/@scratch'), { recursive: true });
    symlinkSync('../../packages/words', path.join(this.root, 'node_modules/@scratch/words'));
  }

  path(file: string): string {
    return path.join(this.root, file);
  }

  write(file: string, content: string | object): void {
    mkdirSync(path.dirname(this.path(file)), { recursive: true });
    writeFileSync(this.path(file), typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** A release as `publish` needs it, without a build. */
  writeRelease(version: string): void {
    writeRelease(this.releases, 'mf-hello', version);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}
