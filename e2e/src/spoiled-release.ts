import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { containerGlobal, entryName, type Registry, type RegistryEntry, type Release } from '@lawdex/contracts';
import { sha384 } from '@lawdex/release-store';
import { ROOT } from './start-shell.ts';

const SPOILED = '0.0.0-spoiled';

const isLive = ({ deployment }: RegistryEntry): boolean => deployment.traffic > 0;

/** A copy of the live releases, one of which can be replaced by a broken one. */
export class ReleaseFolder {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'lawdex-spoiled-'));
  readonly registryFile = path.join(this.dir, 'registry.json');
  private readonly good: Registry;

  constructor(registryFile: string) {
    const registry: Registry = JSON.parse(readFileSync(registryFile, 'utf8'));
    const live = Object.entries(registry.microFrontends).map(
      ([key, entries]) => [key, entries.filter(isLive)] as const,
    );
    for (const { url } of live.flatMap(([, entries]) => entries)) {
      cpSync(path.join(ROOT, 'releases', url), path.join(this.dir, url), { recursive: true });
    }
    this.good = { ...registry, microFrontends: Object.fromEntries(live) };
    this.publish(this.good);
  }

  /**
   * Makes a release of `key` live in which the files that `file` names hold `content`, with the right hashes. The
   * registry no longer lists the one before.
   */
  spoil(key: string, file: RegExp, content: string): void {
    const { dir, entry } = this.copy(key);
    const description = path.join(dir, 'release.json');
    const release: Release = JSON.parse(readFileSync(description, 'utf8'));
    const files = Object.keys(release.files).filter((name) => file.test(name));
    if (files.length === 0) throw new Error(`No file of ${key} is ${String(file)}.`);
    // Entry and manifest hold the release's name: in the variable by which a browser finds it, and in the addresses of
    // its files.
    const renamed = (name: string): string =>
      readFileSync(path.join(dir, name), 'utf8')
        .replaceAll(containerGlobal(release.name, release.version), containerGlobal(release.name, SPOILED))
        .replaceAll(release.version, SPOILED);
    const written = new Map(
      [`client/${entryName('client')}`, 'client/mf-manifest.json'].map((name) => [name, renamed(name)]),
    );
    for (const name of files) written.set(name, content);
    for (const [name, text] of written) {
      writeFileSync(path.join(dir, name), text);
      for (const packed of ['br', 'gz']) rmSync(path.join(dir, `${name}.${packed}`), { force: true });
      release.files[name] = sha384(text);
      for (const packed of ['br', 'gz']) delete release.files[`${name}.${packed}`];
    }
    writeFileSync(description, JSON.stringify({ ...release, version: SPOILED }));
    this.publishAs(key, entry, sha384(readFileSync(description)));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }

  private copy(key: string): { dir: string; entry: RegistryEntry } {
    const [entry] = this.good.microFrontends[key] ?? [];
    if (!entry) throw new Error(`Nothing of ${key} is live.`);
    const dir = path.join(this.dir, path.dirname(entry.url), SPOILED);
    rmSync(dir, { recursive: true, force: true });
    cpSync(path.join(this.dir, entry.url), dir, { recursive: true });
    return { dir, entry };
  }

  private publishAs(key: string, entry: RegistryEntry, integrity: string): void {
    const url = `${path.dirname(entry.url)}/${SPOILED}`;
    const spoiled = { ...entry, url, metadata: { ...entry.metadata, version: SPOILED, integrity } };
    this.publish({ ...this.good, microFrontends: { ...this.good.microFrontends, [key]: [spoiled] } });
  }

  private publish(registry: Registry): void {
    writeFileSync(this.registryFile, JSON.stringify(registry));
  }
}
