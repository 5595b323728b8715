import { uuidOf } from '../../../test/businesses.ts';
import { beginning, document, onEveryEngine, place, plan, word } from '../../../test/conformance.ts';
import { ENGINES } from '../../../test/engines.ts';

const HOSTILE: readonly [string, string][] = [
  ['quotes', `it's "quoted" 'twice''`],
  ['backslashes', `\\ a\\' \\\\`],
  ['a NUL', 'adler\0'],
  ['operators of a tsquery', `adler & !baker | (castillo) <-> dorn:*A`],
  ['operators of a filter', `adler" OR id EXISTS OR "x" = "x`],
  ['SQL', `x' or true; drop table search_rows; --`],
  ['placeholders', '$1 ? :name'],
  ['a lone surrogate', 'adler\ud800'],
  ['emoji and combining marks', '⚖️ e\u0301\u0301\u0301'],
  ['white space', ' \t\n '],
  ['nothing', ''],
  ['10 kB', 'x'.repeat(10_240)],
  ['10 kB of words', 'adler '.repeat(1_700)],
];

onEveryEngine([{ name: 'Adler' }, { name: 'Baker' }], ({ search, names, count, fill }) => {
  describe.each(HOSTILE)('%s', (_name, text) => {
    it('as words and names find nobody and harm nothing', async () => {
      const tiers = plan(
        { why: 'name', nameKey: text },
        { why: 'words', words: [word(text), beginning('adl')] },
        { why: 'practice', ownPractices: [text], place: place({ cityKeys: [text], states: [text], zips: [text] }) },
      );
      expect(await search(tiers)).toEqual({ hits: [], total: 0 });
      expect(await names({})).toHaveLength(2);
    });

    it('as filters find nobody', async () => {
      const choices = [
        { language: text || 'xx' },
        { location: place({ cityKeys: [text], states: [text], zips: [text] }) },
        { openAt: [{ zones: [text], minuteOfWeek: 600 }] },
      ];
      expect(await count({}, choices)).toEqual([0, 0, 0]);
    });

    it('as an unwanted word leaves everybody', async () => {
      expect(await names({ plan: { tiers: [], without: [{ words: [word(text)] }] } })).toHaveLength(2);
    });
  });

  it('follows changes and deletions', async () => {
    const id = uuidOf('passing');
    const named = (nameKey: string) => plan({ why: 'name', nameKey });
    await fill([document({ id, name: 'Passing', in: 'Seattle' })]);
    expect(await names(named('passing'))).toEqual([id]);
    await fill([document({ id, name: 'Staying', in: 'Seattle' })]);
    expect([await names(named('passing')), await names(named('staying'))]).toEqual([[], [id]]);
    await fill([], [id, uuidOf('never there')]);
    expect([await names(named('staying')), (await search({})).total]).toEqual([[], 2]);
  });

  it('answers no search that was given up', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(search({}, gone)).rejects.toThrow('gone');
    await expect(count({}, [{}], gone)).rejects.toThrow('gone');
  });
});

const absent = ENGINES.filter((engine) => engine.absent);
const list = (engines: typeof ENGINES): string => engines.map(({ name }) => name).join(', ');

it('the conformance suite runs on PostgreSQL always, and says plainly which engines it did not run on', () => {
  process.stdout.write(`conformance: ran on ${list(ENGINES.filter((engine) => !engine.absent))}\n`);
  for (const { name, absent: why } of absent) process.stdout.write(`conformance: NOT RUN on ${name}: ${why}\n`);
  expect(list(absent)).not.toContain('postgres');
});
