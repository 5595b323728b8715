import { VisitorNames } from './visitor-name.ts';

const DAY_MS = 86_400_000;

describe('the name of a visitor', () => {
  it('is theirs alone, and the same all day', () => {
    const names = new VisitorNames(new Map(), () => 5);
    expect(names.of('203.0.113.9')).toMatch(/^[\da-f]{32}$/);
    expect(names.of('203.0.113.9')).toBe(names.of('203.0.113.9'));
    expect(names.of('203.0.113.9')).not.toBe(names.of('203.0.113.10'));
  });

  it('is one for all addresses of a household', () => {
    const names = new VisitorNames(new Map(), () => 5);
    expect(names.of('2001:db8:1:2::1')).toBe(names.of('2001:db8:1:2:ffff::9'));
  });

  it('of who writes is of the visitor alone', () => {
    const names = new VisitorNames(new Map(), () => 5);
    const first = names.sender({ ip: '203.0.113.9' });
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(names.sender({ ip: '::ffff:203.0.113.9' })).toBe(first);
    for (const other of [names.sender({ ip: '203.0.113.10' }), names.of('203.0.113.9')]) expect(other).not.toBe(first);
  });

  it('of a network is one for its addresses, whatever they write to, and none of a visitor', () => {
    const names = new VisitorNames(new Map(), () => 5);
    const of = (ip: string) => names.network({ ip });
    expect(of('203.0.113.9')).toMatch(/^[\da-f]{32}$/);
    expect(of('203.0.113.9')).toBe(of('::ffff:203.0.113.200'));
    expect(of('2001:db8:1:2::1')).toBe(of('2001:db8:1:ffff::9'));
    expect(new Set(['203.0.113.9', '203.0.114.9', '2001:db8:1::', '2001:db8:2::'].map(of)).size).toBe(4);
    expect(of('203.0.113.9')).not.toBe(names.of('203.0.113.9'));
  });

  it('makes the key of a form: of the visitor, their browser, the page and every word', () => {
    const names = new VisitorNames(new Map(), () => 5);
    const by = (ip: string, agent = 'A', url = '/business/a') => ({ ip, headers: { 'user-agent': agent }, url });
    const first = names.form(by('203.0.113.9'), 'name=Ada');
    expect(names.form(by('203.0.113.9'), 'name=Ada')).toBe(first);
    for (const other of [
      names.form(by('203.0.113.9'), 'name=Ada+'),
      names.form(by('203.0.113.9', 'B'), 'name=Ada'),
      names.form(by('203.0.113.10'), 'name=Ada'),
      names.form(by('203.0.113.9', 'A', '/business/b'), 'name=Ada'),
    ]) {
      expect(other).not.toBe(first);
    }
  });

  it('is another one tomorrow, and of another process', () => {
    let now = 0;
    const names = new VisitorNames(new Map(), () => now);
    const today = names.of('203.0.113.9');
    now = DAY_MS - 1;
    expect(names.of('203.0.113.9')).toBe(today);
    now = DAY_MS;
    expect(names.of('203.0.113.9')).not.toBe(today);
    expect(new VisitorNames(new Map(), () => 0).of('203.0.113.9')).not.toBe(today);
  });

  it('is the same of shells that agree, tomorrow from its first moment on', async () => {
    let now = DAY_MS - 1000;
    const kept = new Map<number, Buffer>();
    const shared = {
      dayKey: async (day: number, ours: Buffer) => kept.get(day) ?? kept.set(day, ours).get(day) ?? null,
    };
    const [one, other] = [new VisitorNames(new Map(), () => now), new VisitorNames(new Map(), () => now)];
    const isSame = () => one.of('203.0.113.9') === other.of('203.0.113.9');
    expect(isSame()).toBe(false);
    await Promise.all([one.agree(shared), other.agree(shared)]);
    const today = one.of('203.0.113.9');
    expect(isSame()).toBe(true);
    now = DAY_MS;
    expect([isSame(), one.of('203.0.113.9') === today]).toEqual([true, false]);
  });

  it('stays what it was of a shell that gets no answer', async () => {
    const names = new VisitorNames(new Map(), () => 5);
    const name = names.of('203.0.113.9');
    await names.agree({ dayKey: async () => null });
    expect(names.of('203.0.113.9')).toBe(name);
  });
});
