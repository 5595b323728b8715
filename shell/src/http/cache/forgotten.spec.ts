import { Forgotten } from './forgotten.ts';

describe('Forgotten', () => {
  it('knows of a group what was begun before it was forgotten', () => {
    const forgotten = new Forgotten();
    const before = forgotten.now();
    forgotten.forget(['a', 'b']);
    const after = forgotten.now();
    expect(forgotten.hasForgotten(['b', 'c'], before)).toBe(true);
    expect(forgotten.hasForgotten(['c'], before)).toBe(false);
    expect(forgotten.hasForgotten(['a', 'b'], after)).toBe(false);
  });

  it('holds a bounded number of groups, and keeps nothing that it cannot be sure of', () => {
    const forgotten = new Forgotten(2);
    const before = forgotten.now();
    for (const group of ['a', 'b', 'c']) forgotten.forget([group]);
    expect(forgotten.hasForgotten(['a'], before)).toBe(true);
    expect(forgotten.hasForgotten(['never'], before)).toBe(true);
    expect(forgotten.hasForgotten(['never'], forgotten.now())).toBe(false);
  });
});
