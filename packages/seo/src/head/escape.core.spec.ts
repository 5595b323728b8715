import { escapeHtml, plain, scriptJson, truncate } from './escape.core.ts';

describe('escapeHtml', () => {
  it('is safe as text and in either kind of quotes', () => {
    expect(escapeHtml(`<b a="1" c='2'>&amp;`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;');
  });

  it('makes one line of what has control characters in it', () => {
    expect(escapeHtml('a\u0000b\r\n\tc\u007f')).toBe('a b c');
    expect(plain('  \u0085 ')).toBe('');
  });
});

it.each(['</script>', '<!--', ']]>', '&amp;', '\u2028', '\u2029'])('scriptJson keeps %j inside its script', (text) => {
  const json = scriptJson({ [text]: text });
  expect(json).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual({ [text]: text });
});

describe('truncate', () => {
  it('cuts at a word, after the lines have become one', () => {
    expect(truncate('one two\nthree', 9)).toBe('one two…');
    expect(truncate('short', 9)).toBe('short');
  });

  it('cuts a word that is longer than the room', () => {
    expect(truncate('W'.repeat(80), 10).length).toBeLessThanOrEqual(10);
  });
});
