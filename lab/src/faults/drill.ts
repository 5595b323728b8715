import { setTimeout as delay } from 'node:timers/promises';
import { childrenOf, processIdentity, sendSignal, until } from '@lawdex/infra/testing';
import type { SiteProcess } from '@lawdex/infra/testing';
import { takeConnections } from './crowds.ts';
import type { LiveFiles } from './live-files.ts';
import { SECONDS, SHARE } from './promises.core.ts';
import type { Promised } from './promises.core.ts';
import { everyReviewOnce, exactAggregates, indexAgrees } from '../kit/proofs.ts';
import type { Findings } from '../kit/findings.ts';
import type { SmallDisk } from '../kit/small-disk.ts';
import { holdConnections } from '../kit/hold-connections.ts';
import { failureOf } from '../kit/crowd.ts';
import type { Crowd } from '../kit/crowd.ts';
import type { Writers } from '../kit/writers.ts';

export interface Scene {
  site: SiteProcess;
  origin: string;
  port: number;
  writers: Writers;
  visitors: Crowd;
  files: LiveFiles;
  /** Null where none can be mounted. */
  disk: SmallDisk | null;
  /** A page of each kind: when all are answered, and a review is accepted, the site is whole. */
  samples: readonly string[];
  findings: Findings<Promised>;
}

const PROCESSES = ['svc-directory', 'svc-search-indexer', 'shell', 'postgres'];
const CHILDREN = PROCESSES.slice(0, 3);
/** Pages that do without the service that hangs. */
const NEIGHBOURS: Record<string, readonly string[]> = {
  'svc-directory': ['home', 'search'],
  'svc-search-indexer': ['business', 'category'],
};
/** Longer than any promise about pages; a visitor who waits longer has left. */
export const PATIENCE_MS = 2_000;
const FREEZE_MS = 20_000;
/** A process may have 20,000 files open on many machines: together they are more than the shell may have. */
const HALF_OPEN = ['127.0.0.2', '127.0.0.3'].map((from) => ({ from, count: 10_300, requests: 0 }));
const CALM_MS = 1_000;
const HEAL_PATIENCE_MS = 30_000;
const HOLD_MS = 8_000;

/** Breaks one thing after the other while reviews are posted and pages are opened, and notes what was seen of each promise. */
export class FaultDrill {
  constructor(private readonly scene: Scene) {}

  /** Each part, or those that are named; what was written meanwhile is compared at the end of every run. */
  async run(only?: readonly string[]): Promise<void> {
    const parts: Record<string, () => Promise<void>> = {
      kill: () => this.each((name) => this.kill(name)),
      freeze: () => this.each((name) => this.freeze(name)),
      supervisor: () => this.freezeStart(),
      disk: () => this.fillDisk(),
      connections: () => this.exhaustConnections(),
      crowd: () => this.crowdTheDoor(),
      code: () => this.changeCode(),
      file: () => this.cutFile(),
      registry: () => this.damageRegistry(),
      start: () => this.killStart(),
    };
    for (const name of only ?? Object.keys(parts)) {
      const part = parts[name];
      if (!part) throw new Error(`There is no part ${name}, but ${Object.keys(parts).join(', ')}.`);
      await part();
    }
    await this.compare();
  }

  private async each(part: (name: string) => Promise<void>): Promise<void> {
    for (const name of PROCESSES) await part(name);
  }

  private async kill(name: string): Promise<void> {
    await this.calm();
    const victim = this.scene.site.pidOf(name);
    const since = Date.now();
    process.kill(victim, 'SIGKILL');
    await this.noteHealing('killed', name, since, () => this.isReplaced(name, victim));
  }

  private async freeze(name: string): Promise<void> {
    await this.calm();
    const { site, visitors } = this.scene;
    const victim = site.pidOf(name);
    const family = (name === 'postgres' ? [victim, ...childrenOf(victim)] : [victim]).map((pid) => ({
      pid,
      startedAt: processIdentity(pid)?.startedAt,
    }));
    const since = Date.now();
    for (const { pid } of family) sendSignal(pid, 'SIGSTOP');
    // One that nobody has replaced goes on by itself.
    const thaw = setTimeout(() => {
      for (const { pid, startedAt } of family) {
        if (processIdentity(pid)?.startedAt === startedAt) sendSignal(pid, 'SIGCONT');
      }
    }, FREEZE_MS);
    const neighbours = NEIGHBOURS[name];
    await this.noteHealing('hung', name, since, () => this.isReplaced(name, victim));
    clearTimeout(thaw);
    if (neighbours)
      this.noteShare('neighbours', `${name}; asked: ${neighbours.join(', ')}`, visitors.seen(since, neighbours));
  }

  private async freezeStart(): Promise<void> {
    await this.calm();
    const { site, visitors } = this.scene;
    const before = PROCESSES.map((name) => site.pidOf(name));
    const since = Date.now();
    process.kill(site.pid, 'SIGSTOP');
    await delay(FREEZE_MS);
    process.kill(site.pid, 'SIGCONT');
    await delay(3_000);
    const ended = PROCESSES.filter((name, index) => site.pidOf(name) !== before[index]);
    const { share, text } = visitors.seen(since);
    const seen = `${text}; ended: ${ended.join(', ') || 'none'}`;
    this.note('supervisorHung', 'npm start', seen, ended.length === 0 && share >= (SHARE.supervisorHung ?? 1));
  }

  private async fillDisk(): Promise<void> {
    const { disk, visitors } = this.scene;
    if (!disk) {
      for (const promise of ['diskFull', 'diskFree'] as const)
        this.note(promise, 'disk', 'not run: needs root, to mount', null);
      return;
    }
    await this.calm();
    const full = Date.now();
    disk.fill();
    await delay(HOLD_MS);
    this.noteShare('diskFull', 'disk', visitors.seen(full));
    const since = Date.now();
    disk.free();
    await this.noteHealing('diskFree', 'disk', since);
  }

  /** As a service that leaks would: its own are taken, and another that is killed meanwhile needs new ones. */
  private async exhaustConnections(): Promise<void> {
    await this.calm();
    const { site } = this.scene;
    const crowd = await takeConnections(site.databaseUrl('lawdex_directory'));
    const victim = site.pidOf('svc-search-indexer');
    const since = Date.now();
    process.kill(victim, 'SIGKILL');
    const isBack = async () => this.isReplaced('svc-search-indexer', victim) && (await this.searchAnswers());
    const healed = await until(isBack, HOLD_MS + 4_000);
    const seen = `${crowd.taken()} taken; ${seconds(Date.now() - since)}${healed ? '' : ' and not yet'}`;
    const inTime = Date.now() - since <= (SECONDS.connections ?? 0) * 1_000;
    this.note('connections', 'lawdex_directory', seen, healed && inTime);
    await crowd.letGo();
  }

  private async crowdTheDoor(): Promise<void> {
    await this.calm();
    const { port, visitors } = this.scene;
    const letGo = await holdConnections(port, HALF_OPEN);
    const since = Date.now();
    await delay(HOLD_MS);
    const seen = visitors.seen(since);
    await letGo();
    this.noteShare('halfOpen', '20,600 connections', seen);
  }

  private async changeCode(): Promise<void> {
    await this.calm();
    const { files, site } = this.scene;
    files.changeServerCode();
    // The shell's own processes first, if it has some: a worker that is replaced loads its code again.
    const shell = site.pidOf('shell');
    for (const worker of childrenOf(shell)) sendSignal(worker, 'SIGKILL');
    await delay(3_000);
    process.kill(shell, 'SIGKILL');
    await until(() => this.homeAnswers(), HOLD_MS);
    const answers = (await this.homeAnswers()) ? 'pages are answered meanwhile' : 'no pages meanwhile';
    this.note(
      'changedCode',
      'server entry',
      files.changedCodeRan ? 'it ran' : `it did not run; ${answers}`,
      !files.changedCodeRan,
    );
    const since = Date.now();
    files.putBack();
    await this.noteHealing('repaired', 'server entry', since);
  }

  private async cutFile(): Promise<void> {
    await this.calm();
    const { files, origin } = this.scene;
    const { address, isWhole } = files.cutClientFile();
    const response = await fetch(`${origin}${address}`, { headers: { 'accept-encoding': 'identity' } });
    const content = Buffer.from(await response.arrayBuffer());
    const honest = response.status !== 200 || isWhole(content);
    const seen = `${response.status}${response.status === 200 ? (honest ? ', whole' : ', cut short') : ''}`;
    this.note('cutFile', 'client entry', seen, honest);
    files.putBack();
  }

  private async damageRegistry(): Promise<void> {
    await this.calm();
    const { files, site, visitors } = this.scene;
    const since = Date.now();
    files.damageRegistry();
    await delay(4_000);
    const { share, text } = visitors.seen(since);
    const shell = site.pidOf('shell');
    const killedAt = Date.now();
    process.kill(shell, 'SIGKILL');
    const inTime = await until(async () => this.isReplaced('shell', shell) && (await this.homeAnswers()), 15_000);
    const seen = `${text}; shell ${inTime ? `back after ${seconds(Date.now() - killedAt)}` : 'not back within 15 s'}`;
    this.note('registry', 'registry.json', seen, inTime && share >= (SHARE.registry ?? 1));
    const restored = Date.now();
    files.putBack();
    await this.noteHealing('repaired', 'registry.json', restored);
  }

  /** Its children end by themselves, and the next start adopts or recovers what is left. */
  private async killStart(): Promise<void> {
    await this.calm();
    const { site } = this.scene;
    const children = CHILDREN.map((name) => site.pidOf(name));
    await site.kill();
    const ended = await until(() => Promise.resolve(children.every((pid) => !processIdentity(pid))), 15_000);
    const began = Date.now();
    await site.start();
    const whole = await this.isWhole(began);
    const left = ended ? 'nothing left behind' : `left: ${children.join(' ')}`;
    this.note(
      'startKilled',
      'npm start',
      `${left}; whole ${seconds(Date.now() - began)} after the next start`,
      ended && whole,
    );
  }

  private async compare(): Promise<void> {
    const { site, writers, findings } = this.scene;
    await writers.stop();
    findings.noteProof('notRefused', { claim: `${writers.retries} sent again`, violations: writers.refused });
    const [directory, search] = [site.databaseUrl('lawdex_directory'), site.databaseUrl('lawdex_search')];
    findings.noteProof('once', await everyReviewOnce(directory, writers.acknowledged));
    findings.noteProof('aggregates', await exactAggregates(directory));
    findings.noteProof('index', await indexAgrees(directory, search));
    await this.scene.visitors.stop();
    const code = await site.stop();
    this.note('ended', 'npm start', `exit code ${code}`, code === 0);
  }

  /** Each thing is broken on a site that is whole, as far as it can be had. */
  private async calm(): Promise<void> {
    await this.isWhole(Date.now());
    await delay(CALM_MS);
  }

  private isReplaced(name: string, victim: number): boolean {
    const successor = this.scene.site.pidOf(name);
    return successor !== victim && processIdentity(successor) !== null;
  }

  private async isWhole(since: number, replaced: () => boolean = () => true): Promise<boolean> {
    const { samples, writers } = this.scene;
    return until(async () => {
      if (!replaced() || writers.lastAcknowledgedAt <= since + 300) return false;
      const answers = await Promise.all(samples.map((path) => this.answers(path)));
      return !answers.includes(false) && (await this.searchAnswers());
    }, HEAL_PATIENCE_MS);
  }

  private homeAnswers(): Promise<boolean> {
    return this.answers('/');
  }

  private searchAnswers(): Promise<boolean> {
    return this.answers(`/api/businesses/search?limit=1&query=${Date.now()}`);
  }

  private async answers(path: string): Promise<boolean> {
    return (await failureOf(this.scene.origin + path, PATIENCE_MS)) === null;
  }

  private async noteHealing(
    promise: Promised,
    subject: string,
    since: number,
    replaced?: () => boolean,
  ): Promise<void> {
    const whole = await this.isWhole(since, replaced);
    const took = Date.now() - since;
    const inTime = whole && took <= (SECONDS[promise] ?? 0) * 1_000;
    this.note(promise, subject, whole ? seconds(took) : `not within ${seconds(took)}`, inTime);
  }

  private noteShare(promise: Promised, subject: string, { share, text }: { share: number; text: string }): void {
    this.note(promise, subject, text, share >= (SHARE[promise] ?? 1));
  }

  private note(promise: Promised, subject: string, seen: string, ok: boolean | null): void {
    this.scene.findings.note(promise, seen, ok, subject);
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
