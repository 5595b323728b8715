export type RawRecord = { line: number; text: string } | { line: number; problem: string };

const RECORD_MAX = 64 * 1024;

const [LF, CR, QUOTE, COMMA] = [0x0a, 0x0d, 0x22, 0x2c];
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

type Scan =
  | { kind: 'record'; end: number; next: number }
  | { kind: 'malformed'; reason: string }
  | { kind: 'too-long' }
  | { kind: 'more' };

/**
 * Cuts a stream of bytes into records and says on which line of the file each begins. With `quoted`, a line break inside quotes belongs
 * to the record. After a broken record it goes on with the next line, so that one stray quote does not swallow the rest of the file.
 */
export class RecordSplitter {
  private rest: Uint8Array = new Uint8Array();
  private line = 1;
  private discarding = false;

  constructor(private readonly quoted: boolean) {}

  push(chunk: Uint8Array): RawRecord[] {
    return this.read(chunk, false);
  }

  end(): RawRecord[] {
    return this.read(new Uint8Array(), true);
  }

  private read(chunk: Uint8Array, final: boolean): RawRecord[] {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const records: RawRecord[] = [];
    let start = 0;
    while (start < bytes.length) {
      const scan = this.scan(bytes, start, final);
      if (scan.kind === 'more') break;
      if (scan.kind === 'record') {
        records.push(...this.toRecord(bytes.subarray(start, scan.end)));
        this.line += lineBreaks(bytes, start, scan.next);
        start = scan.next;
        continue;
      }
      const brokenLine = this.line;
      const next = lineEnd(bytes, start);
      const reason = scan.kind === 'too-long' ? `is longer than ${RECORD_MAX / 1024} kB` : scan.reason;
      if (!this.discarding) records.push({ line: brokenLine, problem: reason });
      this.discarding = next === -1;
      if (next !== -1) this.line += 1;
      start = next === -1 ? bytes.length : next;
    }
    this.rest = bytes.subarray(start);
    return records;
  }

  private scan(bytes: Uint8Array, start: number, final: boolean): Scan {
    if (this.discarding) return { kind: 'too-long' };
    let quoted = false;
    let fieldStart = this.quoted;
    const limit = Math.min(bytes.length, start + RECORD_MAX + 1);
    let i = start;
    for (; i < limit; i++) {
      const byte = bytes[i];
      if (quoted) {
        if (byte !== QUOTE) continue;
        const after = bytes[i + 1];
        if (after === undefined && !final) return { kind: 'more' };
        if (after === QUOTE) i++;
        else if (after === undefined || after === COMMA || after === LF || after === CR) quoted = false;
        else
          return {
            kind: 'malformed',
            reason: 'has text after a closing quote; a quote inside quotes is written twice',
          };
      } else if (byte === LF || byte === CR) {
        if (byte === CR && i + 1 === bytes.length && !final) return { kind: 'more' };
        return { kind: 'record', end: i, next: byte === CR && bytes[i + 1] === LF ? i + 2 : i + 1 };
      } else if (byte === QUOTE && fieldStart) quoted = true;
      fieldStart = this.quoted && byte === COMMA;
    }
    if (i - start > RECORD_MAX) {
      return quoted && lineEnd(bytes, start) !== -1 ? { kind: 'malformed', reason: 'opens a quote that is not closed within 64 kB' } : { kind: 'too-long' }; // prettier-ignore
    }
    if (!final) return { kind: 'more' };
    if (quoted) return { kind: 'malformed', reason: 'opens a quote that is never closed' };
    return { kind: 'record', end: bytes.length, next: bytes.length };
  }

  private toRecord(bytes: Uint8Array): RawRecord[] {
    const nul = bytes.indexOf(0);
    if (nul !== -1) return [{ line: this.line + lineBreaks(bytes, 0, nul), problem: 'holds a NUL character' }];
    try {
      const text = decoder.decode(bytes);
      return text.trim() === '' ? [] : [{ line: this.line, text }];
    } catch {
      return [{ line: this.line + invalidLine(bytes), problem: 'is not valid UTF-8; save the file as UTF-8' }];
    }
  }
}

/** Where the line after the one at `start` begins; -1 when it has not ended yet. */
function lineEnd(bytes: Uint8Array, start: number): number {
  for (let i = start; i < bytes.length; i++) {
    if (bytes[i] === LF) return i + 1;
    if (bytes[i] === CR) return bytes[i + 1] === LF ? i + 2 : i + 1;
  }
  return -1;
}

function lineBreaks(bytes: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let i = from; i < to; i++) if (bytes[i] === LF || (bytes[i] === CR && bytes[i + 1] !== LF)) count++;
  return count;
}

/** Counted from 0 within the record. */
function invalidLine(bytes: Uint8Array): number {
  let line = 0;
  for (let start = 0; start < bytes.length; line++) {
    const end = lineEnd(bytes, start);
    try {
      decoder.decode(bytes.subarray(start, end === -1 ? bytes.length : end));
    } catch {
      return line;
    }
    start = end === -1 ? bytes.length : end;
  }
  return 0;
}
