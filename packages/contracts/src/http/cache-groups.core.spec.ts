import { cacheGroupsText, readCacheGroups } from './cache-groups.core.ts';

describe('cache groups', () => {
  it.each([
    [[], ''],
    [['business-1'], '"business-1"'],
    [['business-1', 'reviews'], '"business-1", "reviews"'],
    [['a "quoted" \\ one, two'], '"a \\"quoted\\" \\\\ one, two"'],
    [[''], '""'],
  ])('%j are written as %s and read again', (groups, text) => {
    expect(cacheGroupsText(groups)).toBe(text);
    expect(readCacheGroups(text)).toEqual(groups);
  });

  it('are written and read once each', () => {
    expect(cacheGroupsText(['a', 'b', 'a'])).toBe('"a", "b"');
    expect(readCacheGroups('"a", "b", "a"')).toEqual(['a', 'b']);
  });

  it('may stand in several lines, with other spaces and with parameters', () => {
    expect(readCacheGroups(['"a"', '"b"'])).toEqual(['a', 'b']);
    expect(readCacheGroups(' "a" ,\t"b";x;y=1; z="q,\\"" ,"c" ')).toEqual(['a', 'b', 'c']);
  });

  it.each([undefined, '', 'a', '"a', '"a",', ',"a"', '"a" "b"', '"a", 5', '"é"', '"a\u0000"', '"a\\x"', '("a")'])(
    'read as none from %j',
    (header) => {
      expect(readCacheGroups(header)).toEqual([]);
    },
  );

  it('are read in linear time', () => {
    const before = process.cpuUsage();
    readCacheGroups(`"a"${';x'.repeat(50_000)}!`);
    readCacheGroups('"a", '.repeat(20_000));
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(500);
  });

  it('hold nothing that a header cannot carry', () => {
    expect(() => cacheGroupsText(['city-\n'])).toThrow('printable ASCII');
  });
});
