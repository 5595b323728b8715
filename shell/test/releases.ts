import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registryKey, type Registry, type RegistryEntry, type Release } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';

const BUILT = path.resolve(import.meta.dirname, '../../.cache/test-releases');

/** A test's own folder of releases with a registry. */
export class TestReleases {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'lawdex-releases-'));
  readonly registryFile = path.join(this.dir, 'registry.json');

  constructor() {
    for (const name of ['shell', 'mf-sample']) {
      const version = newest(path.join(BUILT, name));
      cpSync(path.join(BUILT, name, version), path.join(this.dir, name, version), { recursive: true });
    }
  }

  /** The versions that were built. */
  get built(): { shell: string; 'mf-sample': string } {
    return { shell: this.version('shell'), 'mf-sample': this.version('mf-sample') };
  }

  version(name: string): string {
    return newest(path.join(this.dir, name));
  }

  file(name: string, version: string, file: string): string {
    return path.join(this.dir, name, version, file);
  }

  /** Adds a version with one changed file and correct hashes. */
  derive(version: string, file: string, change: (content: string) => string, name = 'mf-sample'): void {
    const base = this.version(name);
    cpSync(path.join(this.dir, name, base), path.join(this.dir, name, version), { recursive: true });
    const target = this.file(name, version, file);
    writeFileSync(target, change(readFileSync(target, 'utf8')));
    const description = this.file(name, version, 'release.json');
    const release: Release = JSON.parse(readFileSync(description, 'utf8'));
    release.version = version;
    release.files[file] = sha384(readFileSync(target));
    writeFileSync(description, JSON.stringify(release));
  }

  /** Makes these the live versions. */
  publish(versions: Record<string, string>, retired: Record<string, string> = {}): void {
    const entries = Object.entries(versions).map(([name, version]): [string, RegistryEntry[]] => {
      const old = retired[name];
      return [registryKey(name), [this.describe(name, version, 100), ...(old ? [this.describe(name, old, 0)] : [])]];
    });
    const registry: Registry = { schema: 'v1-pre', microFrontends: Object.fromEntries(entries) };
    writeFileSync(this.registryFile, JSON.stringify(registry));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  private describe(name: string, version: string, traffic: number): RegistryEntry {
    const content = readFileSync(this.file(name, version, 'release.json'));
    const { contract, routes, slots }: Release = JSON.parse(content.toString());
    return {
      url: `${name}/${version}`,
      metadata: { version, integrity: sha384(content) },
      deployment: { traffic, default: traffic > 0 },
      extras: { contract, routes, slots },
    };
  }
}

function newest(folder: string): string {
  const versions = readdirSync(folder).filter((name) => !name.startsWith('.') && !name.includes('derived'));
  const version = versions
    .map((name) => ({ name, at: modified(path.join(folder, name)) }))
    .sort((a, b) => b.at - a.at)[0];
  if (!version) throw new Error(`No release in ${folder}; test/build-releases.mjs makes them.`);
  return version.name;
}

const modified = (folder: string) => statSync(path.join(folder, 'release.json')).mtimeMs;
