import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveReleases } from '../kit/live-releases.ts';
import type { LiveRelease } from '../kit/live-releases.ts';

const MICROFRONTEND = 'mf-directory';

interface Places {
  releasesDir: string;
  registryFile: string;
  /** Where code that must not run would write. */
  traceFile: string;
}

/** The files of the release that is live, to be damaged and put back. */
export class LiveFiles {
  private readonly live: LiveRelease;
  /** Path -> what it held before. */
  private readonly damaged = new Map<string, Buffer>();

  constructor(private readonly places: Places) {
    const live = liveReleases(places.registryFile, places.releasesDir).find(
      ({ release }) => release.name === MICROFRONTEND,
    );
    if (!live) throw new Error(`${MICROFRONTEND} has no live release.`);
    this.live = live;
  }

  /** Code at the end of the file that the server runs first. */
  changeServerCode(): void {
    const { dir, release } = this.live;
    const path = this.damage(join(dir, 'server', release.serverEntry));
    const trace = JSON.stringify(this.places.traceFile);
    appendFileSync(path, `\n;process.getBuiltinModule('fs').writeFileSync(${trace}, 'ran');\n`);
  }

  get changedCodeRan(): boolean {
    return existsSync(this.places.traceFile);
  }

  /** Half of a file that browsers load. */
  cutClientFile(): { address: string; isWhole: (content: Buffer) => boolean } {
    const { dir, release } = this.live;
    const name = release.clientEntry;
    const path = this.damage(join(dir, 'client', name));
    truncateSync(path, Math.floor(statSync(path).size / 2));
    const pinned = release.files[`client/${name}`];
    return {
      address: `/_mf/${release.name}/${release.version}/${name}`,
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
