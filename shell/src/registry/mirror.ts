import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { damagedRegistry, readRegistryText, type Registry, type RegistryEntry } from '@lawdex/contracts';
import { pullRelease, ReleaseDamaged, type ReleaseStore } from '@lawdex/release-store';
import { writeWhole } from './registry-files.ts';

const LOOK_MS = 5_000;
const REST_MS = 1_000;

export interface MirrorOptions {
  store: ReleaseStore;
  registryFile: string;
  releasesDir: string;
  /** Called when releases have changed on this machine. */
  onPulled(registry: Registry): Promise<void>;
  log(message: string): void;
  /** Reports a problem that an operator has to look at. */
  alarm(message: string): void;
}

/** Copies registry and releases from a store. A registry is followed once its releases are here; else the local files are. */
export class Mirror {
  /** Tag of the followed registry; null while something of it is missing. */
  private tag: string | null = null;
  /** Hashes of the releases that are complete here. */
  private readonly here = new Set<string>();
  private written = '';
  private looked: Promise<void> = Promise.resolve();
  private lookedAt = -Infinity;
  private lastProblem = '';

  constructor(private readonly options: MirrorOptions) {}

  /** Waits for the store only if there is no local registry. */
  async begin(): Promise<void> {
    const looked = this.look();
    if (!existsSync(this.options.registryFile)) await looked;
  }

  /** Resolves when new releases are here. Never rejects, and asks the store at most once a second. */
  look(): Promise<void> {
    const now = performance.now();
    if (now - this.lookedAt < REST_MS) return this.looked;
    this.lookedAt = now;
    this.looked = this.looked
      .then(() => this.lookNow())
      .then(
        () => {
          if (this.lastProblem) this.options.log('the store of releases is followed again');
          this.lastProblem = '';
        },
        (error: unknown) => {
          const problem = error instanceof Error ? error.message : String(error);
          if (problem !== this.lastProblem) this.options.alarm(`the store of releases is not followed: ${problem}`);
          this.lastProblem = problem;
        },
      );
    return this.looked;
  }

  follow(): () => void {
    const timer = setInterval(() => void this.look(), LOOK_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  private async lookNow(): Promise<void> {
    const { store, registryFile } = this.options;
    const read = await store.readRegistry(this.tag);
    if (read.kind === 'unchanged') return;
    if (read.kind === 'none') throw new Error(`There is no ${store.url}.`);
    const outcome = readRegistryText(read.text);
    if (outcome.kind === 'invalid') throw new Error(damagedRegistry(store.url, outcome.problems, false));
    const damaged = await this.pullAll(outcome.registry);
    if (read.text !== this.written) {
      await this.options.onPulled(outcome.registry);
      await mkdir(path.dirname(registryFile), { recursive: true });
      await writeWhole(registryFile, read.text);
      this.written = read.text;
    }
    if (damaged.length > 0) throw new Error(damaged.join(' '));
    this.tag = read.tag;
  }

  /** Pulls the live releases first. A damaged one does not stop the others. Returns the problems. */
  private async pullAll({ microFrontends }: Registry): Promise<string[]> {
    const entries = Object.values(microFrontends).flat();
    const isLive = ({ deployment }: RegistryEntry) => deployment.default;
    const damaged: string[] = [];
    for (const entry of [...entries.filter(isLive), ...entries.filter((one) => !isLive(one))]) {
      const { integrity } = entry.metadata;
      if (this.here.has(integrity)) continue;
      try {
        await pullRelease(this.options.store, this.options.releasesDir, entry);
        this.here.add(integrity);
      } catch (error) {
        if (!(error instanceof ReleaseDamaged)) throw error;
        damaged.push(error.message);
      }
    }
    return damaged;
  }
}
