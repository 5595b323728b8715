import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isRecord, parseJson } from '@lawdex/contracts';

/** Keys of visitors' names, by days since 1970. */
export type DayKeys = Map<number, Buffer>;

/** VISITORS_FILE, which keeps the key of visitors' names over a restart until its day is over. The shell works without it. */
export class VisitorsFile {
  constructor(
    private readonly file: string | null,
    private readonly log: { warn(details: object, message: string): void },
  ) {}

  read(): DayKeys {
    if (this.file === null || !existsSync(this.file)) return new Map();
    try {
      return keysOf(parseJson(readFileSync(this.file, 'utf8')));
    } catch (err) {
      this.log.warn({ err }, 'VISITORS_FILE cannot be read: visitors are named anew');
      return new Map();
    }
  }

  write(keys: DayKeys): void {
    if (this.file === null) return;
    const days = Object.fromEntries([...keys].map(([day, key]) => [day, key.toString('base64')]));
    try {
      writeFileSync(`${this.file}.new`, JSON.stringify({ days }), { mode: 0o600, flush: true });
      renameSync(`${this.file}.new`, this.file);
    } catch (err) {
      this.log.warn({ err }, 'VISITORS_FILE cannot be written: a restart names visitors anew');
    }
  }
}

function keysOf(value: unknown): DayKeys {
  const days = isRecord(value) && isRecord(value['days']) ? Object.entries(value['days']) : null;
  if (!days) throw new Error('It is damaged.');
  return new Map(
    days.map(([day, key]) => {
      if (typeof key !== 'string' || key.length !== 44) throw new Error('It is damaged.');
      return [Number(day), Buffer.from(key, 'base64')];
    }),
  );
}
