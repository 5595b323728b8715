import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { Counts } from './counts.ts';
import type { Counted } from './counts.ts';
import { readSaved } from './saved-visitors.core.ts';
import type { SavedVisitors } from './saved-visitors.core.ts';

const DAY_MS = 86_400_000;
/** Milliseconds of counts that a killed process loses at most. */
const SAVE_MS = 5_000;
/** So many are 2.2 MB of the file; saving them takes 0.1 s of a busy core. */
const MOST_COUNTS = 50_000;
/** So many become text at once, in less than a millisecond. */
const PIECE = 1_000;

interface Log {
  warn(details: object, message: string): void;
}

/**
 * What a shell knows of visitors for longer than a moment: how often they wrote, and the day's key of their names. A file keeps it over a
 * restart, with visitors as HMACs.
 */
export class VisitorsFile {
  /** Day since 1970 -> key. */
  readonly dayKeys: Map<number, Buffer>;
  private readonly secret: Buffer;
  private readonly counts: Counts;
  private readonly saving: NodeJS.Timeout;
  /** The day of the last save; null when something was counted since. */
  private savedOn: number | null = null;
  private hasFailed = false;
  private writing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly file: string | null,
    private readonly log: Log,
    { secret, days, counts }: SavedVisitors,
  ) {
    this.secret = Buffer.from(secret, 'base64');
    this.dayKeys = new Map(Object.entries(days).map(([day, key]) => [Number(day), Buffer.from(key, 'base64')]));
    this.counts = new Counts(MOST_COUNTS, counts);
    this.saving = setInterval(() => void this.save(), SAVE_MS);
    this.saving.unref();
  }

  /** Begins with what the file holds. Without a file a restart forgets all of it. */
  static async open(file: string | null, log: Log): Promise<VisitorsFile> {
    return new VisitorsFile(file, log, (file && (await read(file, log))) || newVisitors());
  }

  count(what: string, windowMs: number): Counted {
    this.savedOn = null;
    const key = createHmac('sha256', this.secret).update(what).digest('base64url').slice(0, 22);
    return this.counts.count(key, windowMs);
  }

  async close(): Promise<void> {
    clearInterval(this.saving);
    this.savedOn = null;
    await this.save();
  }

  /** A failure is told once, because the shell works without the file. */
  private save(): Promise<void> {
    this.writing = this.writing
      .then(() => this.write())
      .then(
        () => void (this.hasFailed = false),
        (err: unknown) => {
          if (!this.hasFailed) this.log.warn({ err }, 'VISITORS_FILE cannot be written: a restart forgets who wrote');
          this.hasFailed = true;
        },
      );
    return this.writing;
  }

  private async write(): Promise<void> {
    const today = Math.floor(Date.now() / DAY_MS);
    if (this.file === null || this.savedOn === today) return;
    this.savedOn = today;
    const days = [...this.dayKeys].filter(([day]) => day >= today);
    const saved: SavedVisitors = {
      secret: this.secret.toString('base64'),
      days: Object.fromEntries(days.map(([day, key]) => [day, key.toString('base64')])),
      counts: this.counts.entries(),
    };
    const fresh = `${this.file}.new`;
    try {
      await writeFile(fresh, jsonOf(saved), { mode: 0o600, flush: true });
      await rename(fresh, this.file);
    } catch (error) {
      this.savedOn = null;
      await rm(fresh, { force: true });
      throw error;
    }
  }
}

/** In pieces, between which visitors are answered. */
function* jsonOf({ counts, ...rest }: SavedVisitors): Generator<string> {
  yield `${JSON.stringify(rest).slice(0, -1)},"counts":[`;
  for (let from = 0; from < counts.length; from += PIECE) {
    yield (from > 0 ? ',' : '') + JSON.stringify(counts.slice(from, from + PIECE)).slice(1, -1);
  }
  yield ']}';
}

const newVisitors = (): SavedVisitors => ({ secret: randomBytes(32).toString('base64'), days: {}, counts: [] });

async function read(file: string, log: Log): Promise<SavedVisitors | null> {
  try {
    return readSaved(await readFile(file, 'utf8'), Date.now(), MOST_COUNTS);
  } catch (err) {
    const isFirstStart = typeof err === 'object' && err !== null && 'code' in err && err.code === 'ENOENT';
    if (!isFirstStart) log.warn({ err }, 'VISITORS_FILE cannot be read: visitors are counted anew');
    return null;
  }
}
