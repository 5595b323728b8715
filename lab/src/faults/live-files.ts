import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry, Release } from '@lawdex/contracts';

const MICROFRONTEND = 'mf-directory';

interface Places {
  releasesDir: string;
  registryFile: string;
  /** Where code that must not run would write. */
  traceFile: string;
}

/** The files of the release that is live, to be damaged and put back. */
export class LiveFiles {
  private readonly places: Places;
  private readonly folder: string;
  private readonly release: Release;
  /** Path -> what it held before. */
  private readonly damaged = new Map<string, Buffer>();

  constructor(places: Places) {
    this.places = places;
    const registry: Registry = JSON.parse(readFileSync(places.registryFile, 'utf8'));
    const entries =
      Object.entries(registry.microFrontends).find(([key]) => key.endsWith(`/${MICROFRONTEND}`))?.[1] ?? [];
    const live = entries.find(({ deployment }) => deployment.default);
    if (!live) throw new Error(`${MICROFRONTEND} has no live release.`);
    this.folder = join(places.releasesDir, live.url);
    this.release = JSON.parse(readFileSync(join(this.folder, 'release.json'), 'utf8'));
  }

  /** Code at the end of the file that the server runs first. */
  changeServerCode(): void {
    const { traceFile } = this.places;
    const path = this.damage(join(this.folder, 'server', this.release.serverEntry));
    appendFileSync(path, `\n;process.getBuiltinModule('fs').writeFileSync(${JSON.stringify(traceFile)}, 'ran');\n`);
  }

  get changedCodeRan(): boolean {
    return existsSync(this.places.traceFile);
  }

  /** Half of a file that browsers load. */
  cutClientFile(): { address: string; isWhole: (content: Buffer) => boolean } {
    const name = this.release.clientEntry;
    const path = this.damage(join(this.folder, 'client', name));
    truncateSync(path, Math.floor(statSync(path).size / 2));
    const pinned = this.release.files[`client/${name}`];
    return {
      address: `/_mf/${this.release.name}/${this.release.version}/${name}`,
      isWhole: (content) => `sha384-${createHash('sha384').update(content).digest('base64')}` === pinned,
    };
  }

  damageRegistry(): void {
    writeFileSync(this.damage(this.places.registryFile), '{"schema": "garbage');
  }

  putBack(): void {
    for (const [path, whole] of this.damaged) writeFileSync(path, whole);
    this.damaged.clear();
  }

  private damage(path: string): string {
    this.damaged.set(path, readFileSync(path));
    return path;
  }
}
