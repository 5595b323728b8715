import { describe, expect, it } from '@jest/globals';
import { VisitorNames } from './visitor-name.ts';

const DAY_MS = 86_400_000;

describe('the name of a visitor', () => {
  it('is his alone, and the same all day', () => {
    const names = new VisitorNames(() => 5);
    expect(names.of('203.0.113.9')).toMatch(/^[\da-f]{32}$/);
    expect(names.of('203.0.113.9')).toBe(names.of('203.0.113.9'));
    expect(names.of('203.0.113.9')).not.toBe(names.of('203.0.113.10'));
  });

  it('is one for all addresses of a household', () => {
    const names = new VisitorNames(() => 5);
    expect(names.of('2001:db8:1:2::1')).toBe(names.of('2001:db8:1:2:ffff::9'));
  });

  it('is another one tomorrow, and of another process', () => {
    let now = 0;
    const names = new VisitorNames(() => now);
    const today = names.of('203.0.113.9');
    now = DAY_MS - 1;
    expect(names.of('203.0.113.9')).toBe(today);
    now = DAY_MS;
    expect(names.of('203.0.113.9')).not.toBe(today);
    expect(new VisitorNames(() => 0).of('203.0.113.9')).not.toBe(today);
  });
});
