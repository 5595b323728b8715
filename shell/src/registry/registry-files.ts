import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { damagedRegistry, lastGoodCopyOf, readRegistryText, liveEntry, nameOfRegistryKey } from '@lawdex/contracts';
import type { Registry, RegistryOutcome, RegistryEntry } from '@lawdex/contracts';

/** The registry with the releases that really went live, or else were good before. It can replace the registry. */
function lastGoodRegistry(
  registry: Registry,
  before: Registry | null,
  /** Microfrontend -> sha384 of the live `release.json`. */
  live: ReadonlyMap<string, string>,
): Registry {
  const microFrontends = Object.entries(registry.microFrontends).map(([key, entries]): [string, RegistryEntry[]] => {
    const known = before?.microFrontends[key] ?? [];
    const integrity = live.get(nameOfRegistryKey(key) ?? '') ?? liveEntry(known)?.metadata.integrity;
    const good = [...entries, ...known].find(({ metadata }) => metadata.integrity === integrity);
    if (!good) return [key, entries];
    const others = entries.filter(({ metadata }) => metadata.version !== good.metadata.version);
    return [key, [withTraffic(good, 100), ...others.map((entry) => withTraffic(entry, 0))]];
  });
  return { ...registry, microFrontends: Object.fromEntries(microFrontends) };
}

const withTraffic = (entry: RegistryEntry, traffic: number): RegistryEntry => ({
  ...entry,
  deployment: { traffic, default: traffic > 0 },
});

export interface RegistryRead {
  registry: Registry;
  /** The last good registry; null when unknown. */
  lastGood: Registry | null;
  /** Why `registry` is the last good one, and what to do about it. */
  problem: string | null;
}

/** The registry's file, with a copy of the last good one beside it. */
export class RegistryFiles {
  private readonly file: string;
  private readonly copy: string;
  private lastGood: Registry | null = null;
  private written = '';

  constructor(registryFile: string) {
    this.file = registryFile;
    this.copy = lastGoodCopyOf(registryFile);
  }

  async read(): Promise<RegistryRead> {
    this.lastGood ??= await this.readCopy();
    const outcome = await readOutcome(this.file);
    if (outcome.kind === 'registry') return { registry: outcome.registry, lastGood: this.lastGood, problem: null };
    const problem = damagedRegistry(this.file, outcome.problems, this.lastGood !== null);
    if (!this.lastGood) throw new Error(problem);
    return { registry: this.lastGood, lastGood: this.lastGood, problem };
  }

  /** Stores which releases went live: microfrontend -> sha384 of `release.json`. */
  async keep(registry: Registry, live: ReadonlyMap<string, string>): Promise<void> {
    this.lastGood = lastGoodRegistry(registry, this.lastGood, live);
    const text = `${JSON.stringify(this.lastGood, null, 2)}\n`;
    if (text === this.written) return;
    await writeWhole(this.copy, text);
    this.written = text;
  }

  private async readCopy(): Promise<Registry | null> {
    const outcome = await readOutcome(this.copy);
    return outcome.kind === 'registry' ? outcome.registry : null;
  }
}

async function readOutcome(file: string): Promise<RegistryOutcome> {
  try {
    return readRegistryText(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'invalid', problems: [`It cannot be read: ${reason}.`] };
  }
}

/** Replaces a file as a whole, so that nobody ever reads half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const temporary = `${file}.${process.pid}.tmp`;
  try {
    await writeFile(temporary, text, { flush: true });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
