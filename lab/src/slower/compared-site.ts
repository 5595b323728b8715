import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort, listServices, ROOT, SiteProcess, until } from '@lawdex/infra/testing';
import { cpuOf } from '../page/cpu.ts';

const BUSINESSES = 3000;
const REST_MS = 90_000;
/** Milliseconds of CPU in a second; a site that nobody asks uses a fraction of this. */
const RESTING = 100;
const NAMES = [...listServices().map(({ name }) => name), 'shell', 'postgres'];

/** The site of a checkout, with data of its own. */
export class ComparedSite {
  origin = '';
  private site: SiteProcess | null = null;
  private readonly dataDir = mkdtempSync(join(tmpdir(), 'lawdex-compared-'));

  constructor(private readonly root: string) {
    // As root, PostgreSQL runs under another account, which has to get in.
    chmodSync(this.dataDir, 0o755);
  }

  async start(): Promise<void> {
    const port = await freePort();
    this.origin = `http://localhost:${port}`;
    // Releases are named by what they are built from: those that did not change since are not built again.
    const env = { DEMO_FIRMS: String(BUSINESSES), RELEASES_DIR: join(ROOT, 'releases') };
    this.site = new SiteProcess({ dataDir: this.dataDir, root: this.root, port, env });
    await this.site.start();
  }

  /** Resolves once it has done what it does after a start, such as landing pages. */
  async settled(): Promise<void> {
    await until(() => this.rests(), REST_MS);
  }

  async stop(): Promise<void> {
    await this.site?.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Milliseconds of CPU that shell, services and PostgreSQL have used so far. */
  cpu(): number {
    const running = NAMES.map((name) => [name, this.site?.pidOf(name) ?? 0] as const).filter(([, pid]) => pid > 0);
    return Object.values(cpuOf(Object.fromEntries(running))).reduce((sum, ms) => sum + ms, 0);
  }

  private async rests(): Promise<boolean> {
    const before = this.cpu();
    await delay(1_000);
    return this.cpu() - before < RESTING;
  }
}
