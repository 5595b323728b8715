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

  it('of who writes is of his browser and the address that he writes to', () => {
    const names = new VisitorNames(() => 5);
    const by = (ip: string, agent = 'A') => ({ ip, headers: { 'user-agent': agent } });
    const first = names.sender(by('203.0.113.9'), '/api/things/1?a=b');
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(names.sender(by('203.0.113.9'), '/api/things/1')).toBe(first);
    for (const other of [
      names.sender(by('203.0.113.9'), '/api/things/2'),
      names.sender(by('203.0.113.9', 'B'), '/api/things/1'),
      names.sender(by('203.0.113.10'), '/api/things/1'),
      names.of('203.0.113.9'),
    ]) {
      expect(other).not.toBe(first);
    }
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
