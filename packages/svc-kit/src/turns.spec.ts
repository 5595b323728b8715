import { describe, expect, it } from '@jest/globals';
import { Turns } from './turns.ts';

/** Work that lasts until it is told to end. */
function held() {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

describe('Turns', () => {
  it('lets one at a time work for a key, in their order, and others meanwhile for other keys', async () => {
    const turns = new Turns(2);
    const order: string[] = [];
    const first = held();
    const done = [
      turns.take('a', first.work),
      turns.take('a', async () => void order.push('second')),
      turns.take('a', async () => void order.push('third')),
    ];
    await turns.take('b', async () => void order.push('other'));
    expect(order).toEqual(['other']);
    first.end();
    await Promise.all(done);
    expect(order).toEqual(['other', 'second', 'third']);
  });

  it('refuses who finds a full line, and goes on after work that failed', async () => {
    const turns = new Turns(1);
    const first = held();
    const done = turns.take('a', first.work);
    const failing = turns.take('a', () => Promise.reject(new Error('no')));
    await expect(turns.take('a', async () => 1)).rejects.toMatchObject({ status: 503, code: 'overloaded' });
    first.end();
    await done;
    await expect(failing).rejects.toThrow('no');
    await expect(turns.take('a', async () => 1)).resolves.toBe(1);
  });
});
