import { groupsOf, clustersOf, labelOf, locationOf, placed, spread, type Group } from './clusters.core.ts';

const view = { level: 5, x: 0, y: 0, width: 300, height: 180 };
const group = (key: string, x: number, count: number): Group => ({ key, location: key, count, x, y: 90, id: key });

describe('groups', () => {
  it('whose marks would touch are one, named by the largest', () => {
    const clusters = clustersOf(
      [group('Katy, TX', 105, 2), group('Houston, TX', 100, 9), group('Dallas, TX', 200, 3)],
      view,
    );
    expect(clusters.map((cluster) => [labelOf(cluster), locationOf(cluster), cluster.count])).toEqual([
      ['Houston, TX and Katy, TX', 'Houston, TX,Katy, TX', 11],
      ['Dallas, TX', 'Dallas, TX', 3],
    ]);
  });

  it('are no more than one search can name', () => {
    const towns = Array.from({ length: 30 }, (_, index) => group(`Springfield Number ${index}, TX`, 100, 1));
    const clusters = clustersOf(towns, view);
    expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(30);
    for (const cluster of clusters) expect(locationOf(cluster).length).toBeLessThanOrEqual(200);
  });

  it('are states when there are many, each where most of its businesses are', () => {
    const states = ['TX', 'CA', 'NY', 'WA', 'FL', 'OH', 'IL', 'GA', 'ME'];
    const cities = states.map((state, index) => ({ ...group(`City, ${state}`, index * 10, 1), state }));
    const more = { ...group('Other, TX', 40, 3), state: 'TX' };
    expect(groupsOf(cities.slice(0, 8))).toHaveLength(8);
    expect(groupsOf(cities.slice(0, 8))[0]?.key).toBe('City, TX');
    const grouped = groupsOf([...cities, more]);
    expect(grouped.find(({ key }) => key === 'TX')).toMatchObject({ location: 'Texas', count: 4, x: 30 });
    expect(grouped.find(({ key }) => key === 'NY')?.location).toBe('New York State');
  });
});

describe('pins of one place', () => {
  it('move apart until none covers another, and stay within the map', () => {
    const pins = Array.from({ length: 20 }, (_, id) => ({ id, x: 2, y: 2 }));
    const moved = spread(pins, view);
    for (const [index, one] of moved.entries()) {
      const { x, y } = placed(one, view);
      expect([x > 0, x < 100, y > 0, y < 100]).toEqual([true, true, true, true]);
      for (const other of moved.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
    expect(spread(pins, view)).toEqual(moved);
  });

  it('that stand apart stay where they are', () => {
    const pins = [
      { x: 100, y: 90 },
      { x: 200, y: 90 },
    ];
    const [first] = spread(pins, view);
    expect(first?.x).toBeCloseTo(100, 0);
  });
});
