import { describe, expect, it, jest } from '@jest/globals';
import { GroupCommit } from './group-commit.ts';

/** A store whose writes end when the test says so. */
function slowStore() {
  const writes: { entries: readonly string[]; end(): void; fail(): void }[] = [];
  const write = (entries: readonly string[]): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const end = () => resolve(entries.map((entry) => `${entry} is stored`));
      writes.push({ entries, end, fail: () => reject(new Error('gone')) });
    });
  return { writes, write };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('GroupCommit', () => {
  it('writes together what came while it was writing, and tells each its own result', async () => {
    const { writes, write } = slowStore();
    const commits = new GroupCommit(write, () => undefined);
    const first = commits.add('a');
    const others = Promise.all([commits.add('b'), commits.add('c')]);
    expect(writes.map(({ entries }) => entries)).toEqual([['a']]);
    writes[0]?.end();
    expect(await first).toBe('a is stored');
    expect(writes[1]?.entries).toEqual(['b', 'c']);
    writes[1]?.end();
    expect(await others).toEqual(['b is stored', 'c is stored']);
  });

  it('tells nobody anything before it is stored', async () => {
    const { writes, write } = slowStore();
    const told = jest.fn();
    void new GroupCommit(write, () => undefined).add('a').then(told);
    await turn();
    expect(told).not.toHaveBeenCalled();
    writes[0]?.end();
    await turn();
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('goes on after a write that failed, of which it says how much is lost', async () => {
    const { writes, write } = slowStore();
    const onFailure = jest.fn();
    const commits = new GroupCommit(write, onFailure);
    const lost = commits.add('a');
    const next = commits.add('b');
    writes[0]?.fail();
    expect(await lost).toBeNull();
    expect(onFailure).toHaveBeenCalledWith(expect.any(Error), 1);
    await turn();
    writes[1]?.end();
    expect(await next).toBe('b is stored');
  });
});
