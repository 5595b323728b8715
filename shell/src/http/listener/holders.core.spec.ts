import { Holders, mayDisplace } from './holders.core.ts';

it('holders hold after any number of changes', () => {
  const holders = new Holders<number>();
  const held = new Map<string, number[]>();
  let random = 1;
  const next = (below: number) => (random = (random * 48_271) % 2_147_483_647) % below;
  for (let step = 0; step < 5_000; step += 1) {
    const holder = `h${next(7)}`;
    const own = held.get(holder) ?? [];
    held.set(holder, own);
    if (next(3) > 0) {
      own.push(step);
      holders.add(holder, step);
    } else {
      const [gone] = own.splice(next(own.length || 1), 1);
      if (gone !== undefined) holders.remove(holder, gone);
    }
    expect(holders.count(holder)).toBe(own.length);
    const most = Math.max(...[...held.values()].map(({ length }) => length));
    expect(holders.most).toBe(most);
  }
  const greediest = [...held.values()].find(({ length }) => length === holders.most) ?? [];
  // The oldest of a holder come first.
  expect([...holders.ofGreediest()].filter((one) => greediest.includes(one))).toEqual(greediest);
});

it.each([
  [0, 1, true],
  [0, 0, false],
  [null, 1, true],
  [null, 0, false],
  [1, 1, false],
  [1, 2, false],
  [1, 3, true],
  [400, 400, false],
])('a newcomer who holds %s displaces one of %s: %s', (own, most, may) => {
  expect(mayDisplace(own, most)).toBe(may);
});
