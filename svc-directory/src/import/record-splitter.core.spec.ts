import { describe, expect, it } from '@jest/globals';
import { RecordSplitter } from './record-splitter.core.ts';
import type { RawRecord } from './record-splitter.core.ts';

/** The same records must come out however the bytes arrive. */
function split(content: string | Buffer, { quoted = true, chunk = 1 << 20 } = {}): RawRecord[] {
  const bytes = Buffer.from(content);
  const splitter = new RecordSplitter(quoted);
  const records: RawRecord[] = [];
  for (let i = 0; i < bytes.length; i += chunk) records.push(...splitter.push(bytes.subarray(i, i + chunk)));
  return [...records, ...splitter.end()];
}

describe('RecordSplitter', () => {
  it.each([1, 2, 3, 7, 1000])(
    'numbers records by the line of the file they begin on, in chunks of %i bytes',
    (chunk) => {
      const content = 'a,b\r\n"two\nlines ""quoted""",x\r\n\r\nlast,é\n"cr\rin",y\rend,z';
      expect(split(content, { chunk })).toEqual([
        { line: 1, text: 'a,b' },
        { line: 2, text: '"two\nlines ""quoted""",x' },
        { line: 5, text: 'last,é' },
        { line: 6, text: '"cr\rin",y' },
        { line: 8, text: 'end,z' },
      ]);
    },
  );

  it('takes quotes inside an unquoted cell, or in a format without quoting, as they are', () => {
    expect(split('5" pipe,b\nc,d')).toEqual([
      { line: 1, text: '5" pipe,b' },
      { line: 2, text: 'c,d' },
    ]);
    expect(split('{"a":"b\\"}\n"c', { quoted: false })).toHaveLength(2);
  });

  it('names the line of an unclosed quote and goes on with the next one', () => {
    expect(split('a,b\n"open,1\nc,d\n')).toEqual([
      { line: 1, text: 'a,b' },
      { line: 2, problem: 'opens a quote that is never closed' },
      { line: 3, text: 'c,d' },
    ]);
    const [broken, next] = split('"open,1\nc,"d"\n');
    expect(broken).toMatchObject({ line: 1, problem: expect.stringContaining('after a closing quote') });
    expect(next).toEqual({ line: 2, text: 'c,"d"' });
  });

  it.each([1000, 100_000])('refuses a line above 64 kB without keeping it, in chunks of %i bytes', (chunk) => {
    const content = `a,b\n${'x'.repeat(300_000)}\nc,d\n"${'y\n'.repeat(40_000)}`;
    const records = split(content, { chunk });
    expect(records.slice(0, 4)).toEqual([
      { line: 1, text: 'a,b' },
      { line: 2, problem: 'is longer than 64 kB' },
      { line: 3, text: 'c,d' },
      { line: 4, problem: 'opens a quote that is not closed within 64 kB' },
    ]);
    expect(records[4]).toEqual({ line: 5, text: 'y' });
  });

  it('names the line of bytes that are not UTF-8, and of NUL, inside a record of several lines', () => {
    const latin1 = Buffer.concat([
      Buffer.from('ok,1\n"first\nsecond '),
      Buffer.from([0xe9]),
      Buffer.from('",2\nfine,3'),
    ]);
    expect(split(latin1)).toEqual([
      { line: 1, text: 'ok,1' },
      { line: 3, problem: 'is not valid UTF-8; save the file as UTF-8' },
      { line: 4, text: 'fine,3' },
    ]);
    expect(split('a\nb\0c\nd')[1]).toEqual({ line: 2, problem: 'holds a NUL character' });
  });
});
