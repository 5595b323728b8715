import { VisitorNames } from './visitor-name.ts';

const DAY_MS = 86_400_000;
const NAME = /^[\da-f]{32}$/;
let now: number;
let names: VisitorNames;
const aShell = () => new VisitorNames(new Map(), () => now);

beforeEach(() => {
  now = 5;
  names = aShell();
});

const formOf = (ip: string, agent: string, url: string, body: string) =>
  names.form({ ip, headers: { 'user-agent': agent }, url }, body);

it.each<[string, nameOf: (ip: string) => string, one: string[], others: string[]]>([
  ['of a visitor', (ip) => names.of(ip), ['203.0.113.9'], ['203.0.113.10']],
  ['of a household', (ip) => names.of(ip), ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'], ['2001:db8:1:3::1']],
  ['of who writes', (ip) => names.sender({ ip }), ['203.0.113.9', '::ffff:203.0.113.9'], ['203.0.113.10']],
  ['of a network', (ip) => names.network({ ip }), ['203.0.113.9', '::ffff:203.0.113.200'], ['203.0.114.9']],
  ['of an IPv6 network', (ip) => names.network({ ip }), ['2001:db8:1:2::1', '2001:db8:1:ff::9'], ['2001:db8:2::']],
])('the name %s is theirs alone, the same all day, and of no other kind', (_, nameOf, one, others) => {
  const [name = ''] = one.map(nameOf);
  expect(name).toMatch(NAME);
  now = DAY_MS - 1;
  expect(one.map(nameOf)).toEqual(one.map(() => name));
  expect(others.map(nameOf)).not.toContain(name);
  const ip = one[0] ?? '';
  const ofOtherKinds = new Set([names.of(ip), names.sender({ ip }), names.network({ ip })]);
  expect(ofOtherKinds.size).toBe(3);
});

it('the name of a form is of the visitor, their browser, the page and every word', () => {
  const first = formOf('203.0.113.9', 'A', '/business/a', 'name=Ada');
  expect(formOf('203.0.113.9', 'A', '/business/a', 'name=Ada')).toBe(first);
  const others = [
    formOf('203.0.113.10', 'A', '/business/a', 'name=Ada'),
    formOf('203.0.113.9', 'B', '/business/a', 'name=Ada'),
    formOf('203.0.113.9', 'A', '/business/b', 'name=Ada'),
    formOf('203.0.113.9', 'A', '/business/a', 'name=Ada+'),
  ];
  expect(others).not.toContain(first);
});

it('the name is another one tomorrow, and of another process', () => {
  const today = names.of('203.0.113.9');
  expect(aShell().of('203.0.113.9')).not.toBe(today);
  now = DAY_MS;
  expect(names.of('203.0.113.9')).not.toBe(today);
});

it('the name is the same of shells that agree, tomorrow from its first moment on', async () => {
  now = DAY_MS - 1000;
  const kept = new Map<number, Buffer>();
  const dayKey = async (day: number, ours: Buffer) => kept.get(day) ?? kept.set(day, ours).get(day) ?? null;
  const other = aShell();
  const isSame = () => names.of('203.0.113.9') === other.of('203.0.113.9');
  expect(isSame()).toBe(false);
  await Promise.all([names.agree({ dayKey }), other.agree({ dayKey })]);
  const today = names.of('203.0.113.9');
  expect(isSame()).toBe(true);
  now = DAY_MS;
  expect([isSame(), names.of('203.0.113.9') === today]).toEqual([true, false]);
});

it('the name stays what it was of a shell that gets no answer', async () => {
  const name = names.of('203.0.113.9');
  await names.agree({ dayKey: async () => null });
  expect(names.of('203.0.113.9')).toBe(name);
});
